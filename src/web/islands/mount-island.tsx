import { createElement, type FunctionComponent, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { isLocale } from "../../brands/brand.ts";
import { Surroundings } from "../surroundings.tsx";
import { loadWords } from "../words/load-words.ts";
import { readPageContext } from "./page-context.ts";

/** Renders an island into its empty place, with the props that stand there. Rejects when its words cannot be fetched. */
export async function mountIsland(element: HTMLElement, component: (props: never) => ReactNode): Promise<void> {
  const { locale = "nl" } = document.documentElement.dataset;
  await loadWords(isLocale(locale) ? locale : "nl");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- island.server.tsx writes the props of this component
  const Island = component as FunctionComponent<object>;
  const props: object = JSON.parse(element.querySelector("script")?.textContent ?? "{}");
  createRoot(element).render(<Surroundings context={readPageContext()}>{createElement(Island, props)}</Surroundings>);
}
