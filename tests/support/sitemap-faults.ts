import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

const OURS = join(import.meta.dirname, "schema");
const PROTOCOL = join(import.meta.dirname, "../../node_modules/sitemap/schema/sitemap.xsd");

const BOTH = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd" />
  <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd" />
</schema>`;

/** Violations of the schemas of sitemaps and their pictures, a sentence each; `files` has XML by name. */
export async function sitemapFaults(files: Readonly<Record<string, string>>): Promise<string[]> {
  const schemas = { "sitemap.xsd": PROTOCOL, "sitemap-image.xsd": join(OURS, "sitemap-image.xsd") };
  const preload = await Promise.all(
    Object.entries(schemas).map(async ([fileName, path]) => ({ fileName, contents: await readFile(path, "utf8") })),
  );
  return faultsOf(files, { schema: [{ fileName: "both.xsd", contents: BOTH }], preload });
}

/** The same for an index of sitemaps. */
export async function sitemapIndexFaults(files: Readonly<Record<string, string>>): Promise<string[]> {
  return faultsOf(files, { schema: [await readFile(join(OURS, "sitemap-index.xsd"), "utf8")], preload: [] });
}

type Schemas = { schema: (string | { fileName: string; contents: string })[]; preload: { fileName: string; contents: string }[] };

async function faultsOf(files: Readonly<Record<string, string>>, schemas: Schemas): Promise<string[]> {
  const xml = Object.entries(files).map(([name, contents]) => ({ fileName: `${name}.xml`, contents }));
  const { valid, errors, rawOutput } = await validateXML({ xml, ...schemas });
  return valid ? [] : [...errors.map(({ rawMessage }) => rawMessage), rawOutput];
}
