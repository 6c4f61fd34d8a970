import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { treeOf } from "./tree.ts";

export type PlainRender = { renders: number; cpu_ms: number; bytes: number };

const WARM_UP = 200;

/**
 * Measures React alone rendering the markup of this page to a string: no router, data, head, scripts or compression.
 * Throws when the markup differs.
 */
export function measurePlainRender(html: string, renders: number): PlainRender {
  const page = createElement(treeOf(html));
  const markup = renderToString(page);
  if (bare(markup) !== `<main>${bare(bodyOf(html))}</main>`) throw new Error("React alone renders other markup than the page has.");

  for (let done = 0; done < WARM_UP; done += 1) renderToString(page);
  const before = process.cpuUsage();
  for (let done = 0; done < renders; done += 1) renderToString(page);
  const { user, system } = process.cpuUsage(before);
  return { renders, cpu_ms: (user + system) / 1_000 / renders, bytes: Buffer.byteLength(markup) };
}

function bodyOf(html: string): string {
  return (/<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "").replace(/<script[\s\S]*?<\/script>/g, "");
}

/** Removes comments and the preload links that React adds. */
function bare(markup: string): string {
  return markup.replace(/<!--[\s\S]*?-->/g, "").replace(/<link rel="preload"[^>]*>/g, "");
}
