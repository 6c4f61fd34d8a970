import { createElement, useEffect, type FunctionComponent, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { PageContext } from "../page/use-page.ts";
import { onProps } from "./give-props.ts";
import { IslandBoundary } from "./island-boundary.tsx";
import { readPageContext } from "./page-context.ts";

/**
 * Hydrates an island with the props that stand in its element, or renders it where the server has rendered nothing. Resolves
 * when React answers its events. An error of the component leaves the markup that stands there.
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
  // At once, so that what follows a step within a list (document/steps/show-step.ts) finds the island with its new props.
  onProps(element, () => flushSync(() => root.render(treeOf(propsOf(element)))));
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

/** After the effects of the island, which may read its fields: an event that is repeated on it comes later than those. */
function WhenMounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}
