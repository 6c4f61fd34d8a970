import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { worstAddresses, worstAddressKinds } from "./worst/addresses.ts";
import { measurePlainPages } from "./worst/cost.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());
const cost = await measurePlainPages(product);

/** Bound of an address, in plain uncached pages of the overview. */
const MOST_TIMES = 3;

test.for(worstAddressKinds)("an address of %s costs no more than a few plain pages, and is answered", async (kind) => {
  const cost_ms = await cost.of((chance) => product.get(worstAddresses[kind](chance)), MOST_TIMES);
  expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(MOST_TIMES * cost.plainPage_ms);
});

test("no address is answered by an error of ours", () => {
  expect(product.errors).toEqual([]);
});
