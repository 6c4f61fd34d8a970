import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { worstAddresses, worstAddressKinds } from "./worst/addresses.ts";
import { measurePlainPages } from "./worst/cost.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());
const cost = await measurePlainPages(product);

/** Bound of a URL, in plain uncached pages of the overview. */
const MAX_PAGES = 3;

test.for(worstAddressKinds)("a URL of %s costs no more than three plain pages", async (kind) => {
  const cost_ms = await cost.of((chance) => product.get(worstAddresses[kind](chance)), MAX_PAGES);
  expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(MAX_PAGES * cost.plainPage_ms);
});

test("no request above caused an error", () => {
  expect(product.errors).toEqual([]);
});
