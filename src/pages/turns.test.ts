import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that ends when it is told to. */
function works(amount: number) {
  const begun: number[] = [];
  const ends = Array.from({ length: amount }, () => Promise.withResolvers<number>());
  const work = (index: number) => () => {
    begun.push(index);
    return ends[index]?.promise ?? Promise.resolve(index);
  };
  return { begun, ends, work };
}

test("two work at a time, the next begins when one has ended or failed, in the order in which they came", async () => {
  const turn = createTurns({ most: 2, longest_ms: 60_000 });
  const { begun, ends, work } = works(4);
  const all = Promise.allSettled([0, 1, 2, 3].map((index) => turn(work(index))));
  await setTimeout(1);
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error("broken"));
  await setTimeout(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(7);
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("who waits for a database that hangs lets the others by, and gives their turn back only once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turn = createTurns({ most: 1, longest_ms: 50 });
  const { begun, ends, work } = works(3);
  const [hanging, next] = [turn(work(0)), turn(work(1))];
  await vi.advanceTimersByTimeAsync(49);
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 1]);
  ends[0]?.resolve(0);
  await hanging;
  const last = turn(work(2));
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(1);
  ends[2]?.resolve(2);
  expect([await next, await last]).toEqual([1, 2]);
});
