import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

/** Stands in line for each of these ranges at once; says who was served, in order, and what came of each. */
async function served(most: number, ranges: readonly string[]) {
  const line = createSerialQueue({ most });
  const order: string[] = [];
  const work = (range: string) => async () => {
    await Promise.resolve();
    order.push(range);
    return "served";
  };
  const outcomes = await Promise.all(ranges.map((range) => line.wait(range, work(range))));
  return { order: order.join(""), outcomes };
}

test("ranges take turns behind whoever is served, and each is served in its own order", async () => {
  expect((await served(10, ["a", "a", "a", "b", "c", "b"])).order).toBe("aabcab");
});

test("a full line refuses the newcomers of the range that fills it, which yields its last place to another's", async () => {
  const { order, outcomes } = await served(4, ["a", "a", "a", "a", "a", "b"]);
  expect(outcomes).toEqual(["served", "served", "served", "full", "full", "served"]);
  expect(order).toBe("aaba");
});

test("where each has as many a newcomer takes nobody's place", async () => {
  const { outcomes } = await served(4, ["a", "b", "c", "d", "e"]);
  expect(outcomes).toEqual(["served", "served", "served", "served", "full"]);
});

test("work that fails leaves the line to the next", async () => {
  const line = createSerialQueue({ most: 3 });
  const [failed, next] = await Promise.allSettled([
    line.wait("a", () => Promise.reject(new Error("broken"))),
    line.wait("b", () => Promise.resolve("served")),
  ]);
  expect([failed.status, next]).toEqual(["rejected", { status: "fulfilled", value: "served" }]);
});
