import { Ajv2020 } from "ajv/dist/2020.js";
import { FORBIDDEN, googleSchemas } from "./google-schemas.ts";
import { everyThing, type Found } from "./every-thing.ts";
import { pageFindings } from "./page-findings.ts";
import { shownPage } from "./shown-page.ts";

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
const checks = new Map(Object.entries(googleSchemas).map(([type, schema]) => [type, ajv.compile(schema)]));

/**
 * The errors in the structured data of a page, a sentence each. An indexable page must have structured data. Its texts must be
 * visible in the HTML of the page, and its URLs must be links there.
 */
export function structuredDataFindings(html: string): string[] {
  const page = shownPage(html);
  if (page.blocks.length === 0) return page.canonical && page.isIndexable ? ["There is no structured data."] : [];
  if (page.blocks.length > 1) return [`There are ${page.blocks.length} blocks of structured data.`];

  const graph = graphIn(page.blocks[0] ?? "");
  if (typeof graph === "string") return [graph];
  const found = graph.flatMap((thing, index) => everyThing(thing, `@graph[${index}]`));
  return [...found.flatMap(forbidden), ...found.flatMap(ofItsType), ...pageFindings(page, graph, found)];
}

function graphIn(json: string): unknown[] | string {
  try {
    const block: unknown = JSON.parse(json);
    if (typeof block !== "object" || block === null || !("@graph" in block) || !("@context" in block)) return "It is no graph.";
    if (block["@context"] !== "https://schema.org") return `Its context is ${JSON.stringify(block["@context"])}.`;
    return Array.isArray(block["@graph"]) && block["@graph"].length > 0 ? block["@graph"] : "Its graph is empty.";
  } catch (error) {
    return `Invalid JSON: ${String(error)}`;
  }
}

function forbidden({ thing, at }: Found): string[] {
  const names = [...Object.keys(thing), thing["@type"]].filter((name) => typeof name === "string" && FORBIDDEN.has(name));
  return names.map((name) => `${at}: ${String(name)} is forbidden.`);
}

function ofItsType({ thing, at }: Found): string[] {
  const type = thing["@type"];
  if (type === undefined && Object.keys(thing).join() === "@id") return [];
  const check = typeof type === "string" ? checks.get(type) : undefined;
  if (!check) return [`${at}: ${JSON.stringify(type)} is an unknown type.`];
  if (check(thing)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) => {
    const name = "additionalProperty" in params ? ` (${String(params.additionalProperty)})` : "";
    return `${at} ${String(type)}${instancePath}: ${message}${name}`;
  });
}
