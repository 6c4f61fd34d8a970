import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { worstAddresses, worstAddressKinds } from "./worst/addresses.ts";
import { measurePlainPages } from "./worst/cost.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());
const cost = await measurePlainPages(product);

/** An address, in uncached pages of the overview that nobody made to cost much. */
const MOST_TIMES = 3;

test.for(worstAddressKinds)("an address of %s costs no more than a few plain pages, and is answered", async (kind) => {
  const cost_ms = await cost.of((chance) => product.get(worstAddresses[kind](chance)), MOST_TIMES);
  if (process.env["SHOW"]) console.log(`${kind} ${cost_ms.toFixed(2)}`);
  expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(MOST_TIMES * cost.plainPage_ms);
});

test("no address is answered by an error of ours", () => {
  expect(product.errors).toEqual([]);
});
