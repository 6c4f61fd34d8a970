import { createContext, use } from "react";
import type { IslandName } from "./island-files.ts";
import type { IslandProps } from "./islands.ts";
import type { Plain } from "./plain.ts";

/** Collects the islands of the document that is rendered: their context and script are written only where there are some. */
export const UsedIslandsContext = createContext<Set<IslandName> | null>(null);

/** A JSON text that can stand in a script element: without `<` nothing in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

type EmptyIslandProps<Name extends IslandName> = { name: Name; props: Plain<IslandProps[Name]> };

/**
 * The place of an island that the server does not render, because it depends on what only the browser knows: without
 * JavaScript nothing stands there. Its props stand in it as JSON. Throws outside a document.
 */
export function EmptyIsland<Name extends IslandName>({ name, props }: EmptyIslandProps<Name>) {
  const used = use(UsedIslandsContext);
  if (!used) throw new Error(`The island ${name} was rendered outside a document, or in markup that is cached.`);
  used.add(name);
  return (
    <div data-island={name}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(props) }} />
    </div>
  );
}
