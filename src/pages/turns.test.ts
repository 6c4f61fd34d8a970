import { setImmediate } from "node:timers/promises";
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

/** One begins in each. */
async function someTurnsOfTheLoop(): Promise<void> {
  for (let n = 0; n < 4; n++) await setImmediate();
}

test("two work at a time, the next begins when one has ended or failed, in the order in which they came", async () => {
  const turn = createTurns({ most: 2, longest_ms: 60_000 });
  const { begun, ends, work } = works(4);
  const all = Promise.allSettled([0, 1, 2, 3].map((index) => turn(work(index))));
  await someTurnsOfTheLoop();
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error("broken"));
  await someTurnsOfTheLoop();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(7);
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("who waits for a database that hangs lets the others by, and gives their turn back only once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const turn = createTurns({ most: 1, longest_ms: 50 });
  const { begun, ends, work } = works(3);
  const [hanging, next] = [turn(work(0)), turn(work(1))];
  await setImmediate();
  await vi.advanceTimersByTimeAsync(49);
  await setImmediate();
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  ends[0]?.resolve(0);
  await hanging;
  const last = turn(work(2));
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(1);
  ends[2]?.resolve(2);
  expect([await next, await last]).toEqual([1, 2]);
});

test("between two pages that are made without waiting, somebody new is let in", async () => {
  const turn = createTurns({ most: 3, longest_ms: 60_000 });
  const seen: string[] = [];
  const page = (name: string) => turn(async () => void seen.push(name));
  const all = Promise.all(["one", "two", "three"].map(page));
  for (let n = 0; n < 3; n++) {
    await setImmediate();
    seen.push("let in");
  }
  await all;
  expect(seen).toEqual(["one", "let in", "two", "let in", "three", "let in"]);
});
