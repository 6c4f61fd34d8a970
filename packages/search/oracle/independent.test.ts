import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** Modules that define words, title order, shuffling, distance and dropped conditions; no indexes, bit sets, postings or pages. */
const DEFINITIONS = /^(\.\/[^/]+|\.\.\/(search|text\/[^/]+|order\/title-key|shuffle|distance|relaxation-candidates))\.ts$/;

test("the oracle shares only definitions of words and orders with the engine, and no lookup code", async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !file.endsWith(".test.ts"));
  const sources = await Promise.all(files.map((file) => readFile(`${import.meta.dirname}/${file}`, "utf8")));
  const imports = sources.flatMap((source) => [...source.matchAll(/from "([^"]+)"/g)].map(([, path = ""]) => path));
  expect(imports.filter((path) => !DEFINITIONS.test(path))).toEqual([]);
});
