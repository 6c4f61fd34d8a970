import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brands } from "../../brands/brands.ts";

const SRC = join(import.meta.dirname, "../..");
/** How texts are understood and laid out, in which language, and what the search is fed: above all, what is public. */
const SOURCES = [
  ...["search", "catalogue/load", "catalogue/is-public.ts", "catalogue/addresses.ts", "catalogue/public-activities.ts"],
  "brands/text-language.ts",
];

/** Another text for every other version of that code, so that nobody has to count versions of lexicons and rules. */
export async function snapshotBuild(): Promise<string> {
  const hash = createHash("sha256");
  const languages = brands.map(({ id, locale }) => [id, locale]);
  const endianness = new Uint8Array(new Uint16Array([1]).buffer)[0];
  hash.update(JSON.stringify([languages, process.versions.unicode, endianness, await dependencies()]));
  for (const file of await sourceFiles()) hash.update(await readFile(file));
  return hash.digest("hex");
}

async function dependencies(): Promise<unknown> {
  const description: { dependencies?: unknown } = JSON.parse(await readFile(join(SRC, "../package.json"), "utf8"));
  return description.dependencies;
}

async function sourceFiles(): Promise<string[]> {
  const files = await Promise.all(SOURCES.map((source) => filesOf(join(SRC, source))));
  return files.flat().filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
}

async function filesOf(source: string): Promise<string[]> {
  if (source.endsWith(".ts")) return [source];
  return (await readdir(source, { recursive: true })).toSorted().map((name) => join(source, name));
}
