import { createElement, useEffect, type FunctionComponent, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { PageContext } from "../page-context/use-page.ts";
import { onPropsUpdate } from "./update-props.ts";
import { IslandBoundary } from "./island-boundary.tsx";
import { readPageContext } from "./page-context.ts";

/**
 * Hydrates an island with the props in its element, or renders it if the server did not. Resolves when React handles its events. After
 * an error of the component the current markup stays.
 */
export async function mountIsland(element: HTMLElement, component: (props: never) => ReactNode): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- island.server.tsx writes the props of this component
  const Island = component as FunctionComponent<object>;
  const { promise: mounted, resolve } = Promise.withResolvers<void>();
  const treeOf = (props: object) => (
    <IslandBoundary element={element} onError={resolve}>
      <WhenMounted onMount={resolve}>
        <PageContext value={readPageContext()}>{createElement(Island, props)}</PageContext>
      </WhenMounted>
    </IslandBoundary>
  );
  const root = startRoot(element, treeOf(propsOf(element)));
  await mounted;
  // Synchronously, because show-regions.ts restores the focus right after it updates the props.
  onPropsUpdate(element, () => flushSync(() => root.render(treeOf(propsOf(element)))));
}

function startRoot(element: HTMLElement, tree: ReactNode): Root {
  const options = { identifierPrefix: element.dataset.island };
  if (element.hasChildNodes()) return hydrateRoot(element, tree, options);
  const root = createRoot(element, options);
  root.render(tree);
  return root;
}

function propsOf({ dataset }: HTMLElement): object {
  return JSON.parse(dataset.props ?? "{}");
}

/** Runs `onMount` after the effects of the island, which may read its fields: replayed events must come later. */
function WhenMounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}
