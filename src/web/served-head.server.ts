import type { Graph } from "schema-dts";

/** A link that only machines follow, such as the same page in another language. */
export type HeadLink = { rel: "alternate"; href: string; hreflang?: string; type?: string; title?: string };

/** What a document says to machines alone. */
export type ServedHead = { structuredData: Graph["@graph"]; links: readonly HeadLink[] };

/** Links and structured data as the markup of a head. */
export function markupOf({ structuredData, links }: ServedHead): string {
  return [...links.map(linkTag), ...(structuredData.length > 0 ? [dataTag(structuredData)] : [])].join("");
}

function linkTag(link: HeadLink): string {
  const attributes = Object.entries(link).map(([name, value]) => ` ${name}="${value.replace(/[&"<>]/g, entityOf)}"`);
  return `<link${attributes.join("")}/>`;
}

function entityOf(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}

/** A block of data is never run; without `<` no text in it can end it, or open a comment. */
function dataTag(things: ServedHead["structuredData"]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `<script type="application/ld+json">${json}</script>`;
}
