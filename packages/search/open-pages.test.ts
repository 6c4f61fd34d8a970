import { expect, test } from "vitest";
import { openPages } from "./open-pages.ts";
import type { QueryOrder } from "./query.ts";
import { createPlatformIndex } from "./platform-index.ts";

test.each<QueryOrder>([
  { by: "random", seed: 1 },
  { by: "title", direction: "ASC" },
])("pages that are kept by $by are counted with the matches that they hold", (order) => {
  const matches = { bits: new Uint32Array(32_768), count: 0 };
  expect(openPages(createPlatformIndex("nl"), matches, { filter: {}, order }).bytes).toBeGreaterThan(matches.bits.byteLength);
});
