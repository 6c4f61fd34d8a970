import { afterAll, expect, test } from "vitest";
import { brandOfKey } from "../../../src/brands/brands.ts";
import { appOnLine, countRequests, expectHonestForm, expectPages, sendQuoteForm } from "../../support/without-database.ts";

const de = brandOfKey("de");
const PATIENCE_MS = 30_000;

const { product, line, close } = await appOnLine();
afterAll(close);

test("while the database hangs, pages answer as ever, and a form is given up honestly; the same form sent again is one request", async () => {
  const before = await countRequests(product);
  line.freeze();
  await expectPages(product);
  await expectHonestForm(product, de);
  line.mend();
  await expect.poll(async () => (await sendQuoteForm(product, de)).status, { timeout: PATIENCE_MS }).toBe(303);
  expect((await sendQuoteForm(product, de)).status).toBe(303);
  expect(await countRequests(product)).toBe(before + 1);
});
