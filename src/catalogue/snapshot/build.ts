import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brands } from "../../brands/brands.ts";

/**
 * The code that determines the content of a snapshot: text analysis, index layout, languages, and which activities are public.
 * Paths relative to the project folder, in which the server runs.
 */
const SOURCES = [
  "packages/search",
  "src/brands/text-language.ts",
  "src/catalogue/addresses.ts",
  "src/catalogue/region-contains.ts",
  "src/catalogue/is-public.ts",
  "src/catalogue/known.ts",
  "src/catalogue/load",
  "src/catalogue/province-names.ts",
  "src/catalogue/public-activities.ts",
];
/** Files in these folders that the server does not run. */
const EXCLUDED = /\.test\.ts$|\/(bench|oracle|tests)\//;

declare global {
  /** `hashOfSources()` at build time (vite.server.config.ts): the sources on disk may be of the next version by now. */
  const SOURCES_WHEN_BUILT: string | undefined;
}

/** A hash of that code, its languages and its runtime: a snapshot of another build is not loaded. */
export async function snapshotBuild(): Promise<string> {
  const sources = typeof SOURCES_WHEN_BUILT === "string" ? SOURCES_WHEN_BUILT : await hashOfSources();
  const languages = brands.map(({ id, locale }) => [id, locale]);
  const endianness = new Uint8Array(new Uint16Array([1]).buffer)[0];
  return hash("sha256", JSON.stringify([sources, languages, process.versions.unicode, endianness]));
}

/** A hash of the sources on disk and of the dependencies in package.json. */
export async function hashOfSources(): Promise<string> {
  const description: { dependencies?: unknown } = JSON.parse(await readFile("package.json", "utf8"));
  const files = await Promise.all((await sourceFiles()).map((file) => readFile(file)));
  return hash("sha256", Buffer.concat([Buffer.from(JSON.stringify(description.dependencies)), ...files]));
}

async function sourceFiles(): Promise<string[]> {
  const files = await Promise.all(SOURCES.map((source) => filesOf(source)));
  return files.flat().filter((file) => file.endsWith(".ts") && !EXCLUDED.test(file));
}

async function filesOf(source: string): Promise<string[]> {
  if (source.endsWith(".ts")) return [source];
  return (await readdir(source, { recursive: true })).toSorted().map((name) => join(source, name));
}
