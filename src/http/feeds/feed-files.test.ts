import { expect, test } from "vitest";
import { createFeedFiles } from "./feed-files.ts";

const MAX_BYTES = 1_000;

test.for([
  { what: "that fits", key: "key", text: "é".repeat(400), isCached: true },
  { what: "with fewer characters than the limit, and more bytes", key: "key", text: "é".repeat(600), isCached: false },
  { what: "whose key takes more bytes than the limit", key: "é".repeat(600), text: "text", isCached: false },
])("a file $what is made; it is cached: $isCached", async ({ key, text, isCached }) => {
  const files = createFeedFiles(MAX_BYTES);
  expect(await files.make(key, async () => text)).toMatchObject({ etag: expect.stringMatching(/^W\/"[0-9a-f]{40}"$/) });
  expect(files.cached(key) !== undefined).toBe(isCached);
});
