import { createContext, type EntryContext } from "react-router";

/** The text of every style sheet by its address; empty in development, where Vite injects them. */
export type Sheets = ReadonlyMap<string, string>;

export const sheetsContext = createContext<Sheets>(new Map());

/** Text that was put together before, by the addresses of its sheets: a policy knows its hash by the text itself. */
const joined = new Map<string, string>();

/**
 * The sheets that the screens of a page need, as one text for the page to carry: first what the whole house shares, then
 * what is a screen's own. The others come when somebody goes on to another screen (decisions/044-a-page-brings-its-own-sheets.md).
 */
export function stylesOf({ manifest, staticHandlerContext }: EntryContext, sheets: Sheets): string {
  const needed = staticHandlerContext.matches.flatMap(({ route }) => addressesOf(manifest.routes[route.id]?.css));
  const addresses = [...new Set(needed)];
  const key = addresses.join();
  const text = joined.get(key) ?? addresses.map((address) => sheets.get(address) ?? "").join("\n");
  joined.set(key, text);
  return text;
}

/** React Router names a screen's own sheet before those of its parts, and marks with # what lazy parts need too. */
function addressesOf(css: readonly string[] = []): string[] {
  return css.map((href) => href.replace(/#$/, "")).toReversed();
}
