import { createContext, type EntryContext } from "react-router";
import { sheetsInOrder } from "./sheets-in-order.ts";

/** The text of every style sheet by its address; empty in development, where Vite injects them. */
export type Sheets = ReadonlyMap<string, string>;

export const sheetsContext = createContext<Sheets>(new Map());

/** One style sheet: a policy knows it by its text, a page carries its bytes. */
export type Joined = { text: string; bytes: Buffer };

/** What was put together before, by the addresses of its sheets. */
const joined = new Map<string, Joined>();

/**
 * The sheets that the screens of a page need, as one for the page to carry: first what the whole house shares, then
 * what some screens share and what is a screen's own. The others come when somebody goes on to another screen (decisions/044-a-page-brings-its-own-sheets.md).
 */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext, sheets: Sheets): Joined {
  const needed = staticHandlerContext.matches.flatMap(({ route }) => sheetsInOrder(manifest.routes[route.id]?.css));
  const addresses = [...new Set(needed)];
  const key = addresses.join();
  const made = joined.get(key) ?? asOne(addresses.map((address) => sheets.get(address) ?? ""));
  joined.set(key, made);
  return made;
}

function asOne(texts: readonly string[]): Joined {
  const text = texts.join("\n");
  return { text, bytes: Buffer.from(text) };
}
