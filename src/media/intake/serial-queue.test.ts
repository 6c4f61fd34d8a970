import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

/** Queues one task per range at once; returns the order of service and the outcomes. */
async function served(max: number, ranges: readonly string[]) {
  const queue = createSerialQueue({ max });
  const order: string[] = [];
  const work = (range: string) => async () => {
    await Promise.resolve();
    order.push(range);
    return "served";
  };
  const outcomes = await Promise.all(ranges.map((range) => queue.run(range, work(range))));
  return { order: order.join(""), outcomes };
}

test("ranges are served round robin, and tasks of a range in their order", async () => {
  expect((await served(10, ["a", "a", "a", "b", "c", "b"])).order).toBe("aabcab");
});

test("a full queue refuses new tasks of the range that fills it, and drops its last task for another range", async () => {
  const { order, outcomes } = await served(4, ["a", "a", "a", "a", "a", "b"]);
  expect(outcomes).toEqual(["served", "served", "served", "full", "full", "served"]);
  expect(order).toBe("aaba");
});

test("in a full queue with one task per range, a newcomer is refused", async () => {
  const { outcomes } = await served(4, ["a", "b", "c", "d", "e"]);
  expect(outcomes).toEqual(["served", "served", "served", "served", "full"]);
});

test("a task that fails lets the next one run", async () => {
  const queue = createSerialQueue({ max: 3 });
  const [failed, next] = await Promise.allSettled([
    queue.run("a", () => Promise.reject(new Error("broken"))),
    queue.run("b", () => Promise.resolve("served")),
  ]);
  expect([failed.status, next]).toEqual(["rejected", { status: "fulfilled", value: "served" }]);
});
