import { expect, test } from "vitest";
import { openPages } from "./open-pages.ts";
import type { QueryOrder } from "./query.ts";
import { createPlatformIndex } from "./platform-index.ts";

test.each<QueryOrder>([
  { by: "random", seed: 1 },
  { by: "title", direction: "ASC" },
])("the size of cached pages by $by includes their matches", (order) => {
  const matches = { bits: new Uint32Array(32_768), count: 0 };
  expect(openPages(createPlatformIndex("nl"), matches, { filter: {}, order }).bytes).toBeGreaterThan(matches.bits.byteLength);
});
