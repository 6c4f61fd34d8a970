import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** What a word, a title, an order by chance, a distance and leaving something out mean: no index, bit, posting or page. */
const DEFINITIONS = /^(\.\/[^/]+|\.\.\/(search|text\/[^/]+|order\/title-key|shuffle|distance|relaxation-candidates))\.ts$/;

test("the oracle shares with the engine what words and orders mean, and nothing of how they are looked up", async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !file.endsWith(".test.ts"));
  const sources = await Promise.all(files.map((file) => readFile(`${import.meta.dirname}/${file}`, "utf8")));
  const imports = sources.flatMap((source) => [...source.matchAll(/from "([^"]+)"/g)].map(([, path = ""]) => path));
  expect(imports.filter((path) => !DEFINITIONS.test(path))).toEqual([]);
});
