import type { Graph } from "schema-dts";
import type { Brand } from "../../brands/brand.ts";
import { palettes } from "../../brands/palettes.ts";
import type { HeadTag } from "../../seo/head.ts";
import { escapeHtml } from "../../../packages/text/escape-html.ts";
import { jsonForScript } from "./json-for-script.ts";
import type { DocumentHead } from "./screen.ts";

const VIEWPORT = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>';

/** The head of a document without stylesheet and script, as markup. `preloads` is already markup. */
export function headMarkup(brand: Brand, { tags, preloads, structuredData }: DocumentHead & { preloads: string }): string {
  return VIEWPORT + preloads + tags.map(tagMarkup).join("") + dataMarkup(structuredData) + brandMarkup(brand);
}

function tagMarkup(tag: HeadTag): string {
  if (!("tagName" in tag) && "title" in tag) return `<title>${escapeHtml(tag.title)}</title>`;
  const { tagName, ...attributes } = { tagName: "meta", ...tag };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tagName}${written.join("")}/>`;
}

/** Browsers do not execute this script type, so the content policy needs no hash for it. */
function dataMarkup(things: DocumentHead["structuredData"]): string {
  if (things.length === 0) return "";
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${jsonForScript(graph)}</script>`;
}

/** The icons and colours of a brand. */
function brandMarkup({ palette }: Brand): string {
  return [
    `<meta name="theme-color" content="${palettes[palette].tint}"/>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="icon" href="/static/icon.svg" type="image/svg+xml"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
  ].join("");
}
