import { createElement, useLayoutEffect, type FunctionComponent, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isLocale } from "../../brands/brand.ts";
import { Surroundings } from "../surroundings.tsx";
import { loadWords } from "../words/load-words.ts";
import { IslandBoundary } from "./island-boundary.tsx";
import { readPageContext } from "./page-context.ts";

/**
 * Hydrates an island with the props that stand in its element, or renders it where the server has rendered nothing. Resolves
 * when React answers its events; rejects when its words cannot be fetched. An error of the component leaves the
 * markup that stands there.
 */
export async function mountIsland(element: HTMLElement, component: (props: never) => ReactNode): Promise<void> {
  const { locale = "nl" } = document.documentElement.dataset;
  await loadWords(isLocale(locale) ? locale : "nl");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- island.server.tsx writes the props of this component
  const Island = component as FunctionComponent<object>;
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  await new Promise<void>((resolve) => {
    const tree = (
      <IslandBoundary element={element} onError={resolve}>
        <Mounted onMount={resolve}>
          <Surroundings context={readPageContext()}>{createElement(Island, props)}</Surroundings>
        </Mounted>
      </IslandBoundary>
    );
    const options = { identifierPrefix: element.dataset.island };
    if (element.hasChildNodes()) hydrateRoot(element, tree, options);
    else createRoot(element, options).render(tree);
  });
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
