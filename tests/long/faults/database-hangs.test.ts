import { afterAll, expect, test } from "vitest";
import { brandOfKey } from "../../../src/brands/brands.ts";
import { appBehindProxy, countRequests, expectFormKept, expectPages, sendQuoteForm } from "../../support/without-database.ts";

const de = brandOfKey("de");
const TIMEOUT_MS = 30_000;

const { product, proxy, close } = await appBehindProxy();
afterAll(close);

test("while the database hangs, pages work, a form gets an error with its fields, and sending it again creates one request", async () => {
  const before = await countRequests(product);
  proxy.freeze();
  await expectPages(product);
  await expectFormKept(product, de);
  proxy.mend();
  await expect.poll(async () => (await sendQuoteForm(product, de)).status, { timeout: TIMEOUT_MS }).toBe(303);
  expect((await sendQuoteForm(product, de)).status).toBe(303);
  expect(await countRequests(product)).toBe(before + 1);
});
