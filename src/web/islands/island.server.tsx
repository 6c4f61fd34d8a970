import { createContext, use, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { PageContext, type PageInfo } from "../page-context/use-page.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import type { Plain } from "./plain.ts";
import type { Hydration } from "./hydration.ts";

/** The context of a document's islands, and the props of the islands that are rendered so far. */
export type IslandsOfDocument = { context: PageInfo; used: Map<IslandName, unknown> };

/** Collects the islands of the document that is being rendered; null outside a document. */
export const IslandsContext = createContext<IslandsOfDocument | null>(null);

type EmptyIslandProps<Name extends IslandName> = { name: Name; props: Plain<IslandProps[Name]>; hydration: Hydration };

/**
 * An island that only the browser can render. Without JavaScript it is empty. Throws outside a document.
 */
export function EmptyIsland<Name extends IslandName>({ name, props, hydration }: EmptyIslandProps<Name>) {
  useIslands({ name, props });
  return <div data-island={name} data-hydration={hydration} data-props={JSON.stringify(props)} />;
}

type HydratedIslandProps<Name extends IslandName> = EmptyIslandProps<Name> & {
  /** The component that `islands.ts` loads by this name. */
  of: ComponentType<IslandProps[Name]>;
  className?: string;
};

/**
 * A part of a document that is rendered on the server and hydrated in the browser. Its component may read only its props and the page
 * context. Throws outside a document, within another island, and for a second island of the same name.
 */
export function Island<Name extends IslandName>({ name, of: Component, props, hydration, className }: HydratedIslandProps<Name>) {
  const { context } = useIslands({ name, props });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain props are props
  const own = props as IslandProps[Name] & React.JSX.IntrinsicAttributes;
  // A nested render: no hook may follow it. Not `renderToStaticMarkup`, whose markup cannot be hydrated.
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
