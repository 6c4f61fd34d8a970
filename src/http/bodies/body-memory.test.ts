import { expect, test } from "vitest";
import { createBodyMemory, type BodyMemories } from "./body-memory.ts";

/** A body of somebody that arrives, with what became of it. */
function sending(memories: BodyMemories, address: string) {
  const own = memories.open(address);
  const body = { ...own, isGivenUp: false };
  own.arrive(() => (body.isGivenUp = true));
  return body;
}

test("bodies that hardly send anything take no place from one that does", () => {
  const memories = createBodyMemory({ most: 100, mostPerRange: 40 });
  const slow = Array.from({ length: 30 }, (_, index) => sending(memories, `203.0.113.${index}`));
  for (const body of slow) body.add(1);
  const honest = sending(memories, "198.51.100.1");
  honest.add(40);
  expect([honest, ...slow].some(({ isGivenUp }) => isGivenUp)).toBe(false);
});

test("a range that sends more than its share gives up what has been arriving longest, and nobody else does", () => {
  const memories = createBodyMemory({ most: 100, mostPerRange: 40 });
  const other = sending(memories, "198.51.100.1");
  other.add(39);
  const [first, second] = [sending(memories, "203.0.113.1"), sending(memories, "203.0.113.200")];
  first.add(30);
  second.add(11);
  expect([first, second, other].map(({ isGivenUp }) => isGivenUp)).toEqual([true, false, false]);
  // What was given up is not counted any more.
  first.add(1_000);
  expect([second, other].map(({ isGivenUp }) => isGivenUp)).toEqual([false, false]);
});

test("when all is full the range that holds most yields to a newcomer", () => {
  const memories = createBodyMemory({ most: 100, mostPerRange: 60 });
  const greedy = [1, 2, 3].map((host) => sending(memories, `203.0.113.${host}`));
  for (const body of greedy) body.add(20);
  const small = sending(memories, "192.0.2.1");
  small.add(30);
  const honest = sending(memories, "198.51.100.1");
  honest.add(20);
  expect([...greedy, small, honest].map(({ isGivenUp }) => isGivenUp)).toEqual([true, false, false, false, false]);
});

test("a whole body is never given up, and makes place when it is done with", () => {
  const memories = createBodyMemory({ most: 100, mostPerRange: 100 });
  const whole = sending(memories, "203.0.113.1");
  whole.add(90);
  whole.keep();
  const refused = sending(memories, "198.51.100.1");
  refused.add(20);
  expect([whole.isGivenUp, refused.isGivenUp]).toEqual([false, true]);
  whole.release();
  const next = sending(memories, "198.51.100.1");
  next.add(100);
  expect(next.isGivenUp).toBe(false);
});

test("this machine stands for every visitor: no body counts for another", () => {
  const memories = createBodyMemory({ most: 100, mostPerRange: 40 });
  const both = [sending(memories, "127.0.0.1"), sending(memories, "127.0.0.1")];
  for (const body of both) body.add(40);
  expect(both.some(({ isGivenUp }) => isGivenUp)).toBe(false);
});

test("the networks of one household or office count together", () => {
  const memories = createBodyMemory({ most: 100, mostPerRange: 40 });
  const greedy = Array.from({ length: 30 }, (_, network) => sending(memories, `2001:db8:1:${network.toString(16)}::1`));
  for (const body of greedy) body.add(3);
  const honest = sending(memories, "198.51.100.1");
  for (let piece = 0; piece < 20; piece += 1) honest.add(1);
  expect(honest.isGivenUp).toBe(false);
  expect(greedy.filter(({ isGivenUp }) => !isGivenUp)).toHaveLength(13);
});
