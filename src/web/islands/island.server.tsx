import { createContext, use, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { PageContext, type PageInfo } from "../page/use-page.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import type { Plain } from "./plain.ts";
import type { Hydration } from "./hydration.ts";

/** The document that is rendered: what its islands read, and the props of those that it has so far. */
export type IslandsOfDocument = { context: PageInfo; used: Map<IslandName, unknown> };

/** Their context and script are written only where there are some. */
export const IslandsContext = createContext<IslandsOfDocument | null>(null);

type EmptyIslandProps<Name extends IslandName> = { name: Name; props: Plain<IslandProps[Name]>; hydration: Hydration };

/**
 * The place of an island that the server does not render, because it depends on what only the browser knows: without
 * JavaScript nothing stands there. Throws outside a document.
 */
export function EmptyIsland<Name extends IslandName>({ name, props, hydration }: EmptyIslandProps<Name>) {
  useIslands({ name, props });
  return <div data-island={name} data-hydration={hydration} data-props={JSON.stringify(props)} />;
}

type HydratedIslandProps<Name extends IslandName> = EmptyIslandProps<Name> & {
  /** The component that the table of islands loads by this name. */
  of: ComponentType<IslandProps[Name]>;
  className?: string;
};

/**
 * A part of a document that is rendered here, and hydrated in the browser. Its component reads nothing but its props, brand,
 * words, place and host of pictures. Throws outside a document, within another island, and when a document has it twice.
 */
export function Island<Name extends IslandName>({ name, of: Component, props, hydration, className }: HydratedIslandProps<Name>) {
  const { context } = useIslands({ name, props });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain props are props
  const own = props as IslandProps[Name] & React.JSX.IntrinsicAttributes;
  // Renders within this rendering, after which no hook may follow. Static markup could not be hydrated.
  const html = renderToString(
    <PageContext value={context}>
      <Component {...own} />
    </PageContext>,
    { identifierPrefix: name },
  );
  return (
    <div
      className={className}
      data-island={name}
      data-hydration={hydration}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function useIslands({ name, props }: { name: IslandName; props: unknown }): IslandsOfDocument {
  const islands = use(IslandsContext);
  if (!islands) throw new Error(`The island ${name} was rendered outside a document, in another island, or in cached markup.`);
  if (islands.used.has(name)) throw new Error(`The document has the island ${name} twice.`);
  islands.used.set(name, props);
  return islands;
}
