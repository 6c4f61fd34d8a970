import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brands } from "../../brands/brands.ts";

/**
 * How texts are understood and laid out, in which language, and what the search is fed: above all, what is public, and where it is.
 * Paths from the folder of the project, in which the server runs.
 */
const SOURCES = [
  "packages/search",
  "src/brands/text-language.ts",
  "src/catalogue/addresses.ts",
  "src/catalogue/holds.ts",
  "src/catalogue/is-public.ts",
  "src/catalogue/known.ts",
  "src/catalogue/load",
  "src/catalogue/province-names.ts",
  "src/catalogue/public-activities.ts",
];
/** What the packages hold beside the code that the server runs. */
const BESIDE = /\.test\.ts$|\/(bench|oracle|tests)\//;

declare global {
  /** What `hashOfSources` answered when the server was built (vite.server.config.ts): by now the next version may lie beside it. */
  const SOURCES_WHEN_BUILT: string | undefined;
}

/** Another text for every other version of that code, so that nobody has to count versions of lexicons and rules. */
export async function snapshotBuild(): Promise<string> {
  const sources = typeof SOURCES_WHEN_BUILT === "string" ? SOURCES_WHEN_BUILT : await hashOfSources();
  const languages = brands.map(({ id, locale }) => [id, locale]);
  const endianness = new Uint8Array(new Uint16Array([1]).buffer)[0];
  return hash("sha256", JSON.stringify([sources, languages, process.versions.unicode, endianness]));
}

/** Of that code as it lies on the disk, and of the packages that it names. */
export async function hashOfSources(): Promise<string> {
  const description: { dependencies?: unknown } = JSON.parse(await readFile("package.json", "utf8"));
  const files = await Promise.all((await sourceFiles()).map((file) => readFile(file)));
  return hash("sha256", Buffer.concat([Buffer.from(JSON.stringify(description.dependencies)), ...files]));
}

async function sourceFiles(): Promise<string[]> {
  const files = await Promise.all(SOURCES.map((source) => filesOf(source)));
  return files.flat().filter((file) => file.endsWith(".ts") && !BESIDE.test(file));
}

async function filesOf(source: string): Promise<string[]> {
  if (source.endsWith(".ts")) return [source];
  return (await readdir(source, { recursive: true })).toSorted().map((name) => join(source, name));
}
