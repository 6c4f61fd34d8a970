import { expect, test } from "vitest";
import { createBodyMemoryBudget, type BodyMemoryBudget } from "./body-memory.ts";

/** A body that is being received, and whether it was evicted. */
function receive(budget: BodyMemoryBudget, address: string) {
  const own = budget.open(address);
  const body = { ...own, isEvicted: false };
  own.start(() => (body.isEvicted = true));
  return body;
}

test("slow bodies take no memory from a fast one", () => {
  const budget = createBodyMemoryBudget({ max: 100, maxPerRange: 40 });
  const slow = Array.from({ length: 30 }, (_, index) => receive(budget, `203.0.113.${index}`));
  for (const body of slow) body.add(1);
  const honest = receive(budget, "198.51.100.1");
  honest.add(40);
  expect([honest, ...slow].some(({ isEvicted }) => isEvicted)).toBe(false);
});

test("an address range above its share loses its oldest body, and other ranges lose none", () => {
  const budget = createBodyMemoryBudget({ max: 100, maxPerRange: 40 });
  const other = receive(budget, "198.51.100.1");
  other.add(39);
  const [first, second] = [receive(budget, "203.0.113.1"), receive(budget, "203.0.113.200")];
  first.add(30);
  second.add(11);
  expect([first, second, other].map(({ isEvicted }) => isEvicted)).toEqual([true, false, false]);
  // An evicted body no longer counts.
  first.add(1_000);
  expect([second, other].map(({ isEvicted }) => isEvicted)).toEqual([false, false]);
});

test("when the memory is full, the address range with most of it makes room for another", () => {
  const budget = createBodyMemoryBudget({ max: 100, maxPerRange: 60 });
  const greedy = [1, 2, 3].map((host) => receive(budget, `203.0.113.${host}`));
  for (const body of greedy) body.add(20);
  const small = receive(budget, "192.0.2.1");
  small.add(30);
  const honest = receive(budget, "198.51.100.1");
  honest.add(20);
  expect([...greedy, small, honest].map(({ isEvicted }) => isEvicted)).toEqual([true, false, false, false, false]);
});

test("a complete body is never evicted, and frees its memory when it is released", () => {
  const budget = createBodyMemoryBudget({ max: 100, maxPerRange: 100 });
  const whole = receive(budget, "203.0.113.1");
  whole.add(90);
  whole.complete();
  const refused = receive(budget, "198.51.100.1");
  refused.add(20);
  expect([whole.isEvicted, refused.isEvicted]).toEqual([false, true]);
  whole.release();
  const next = receive(budget, "198.51.100.1");
  next.add(100);
  expect(next.isEvicted).toBe(false);
});

test("bodies from this machine, which may be a proxy, count separately", () => {
  const budget = createBodyMemoryBudget({ max: 100, maxPerRange: 40 });
  const both = [receive(budget, "127.0.0.1"), receive(budget, "127.0.0.1")];
  for (const body of both) body.add(40);
  expect(both.some(({ isEvicted }) => isEvicted)).toBe(false);
});

test("the networks of one household or office count together", () => {
  const budget = createBodyMemoryBudget({ max: 100, maxPerRange: 40 });
  const greedy = Array.from({ length: 30 }, (_, network) => receive(budget, `2001:db8:1:${network.toString(16)}::1`));
  for (const body of greedy) body.add(3);
  const honest = receive(budget, "198.51.100.1");
  for (let chunk = 0; chunk < 20; chunk += 1) honest.add(1);
  expect(honest.isEvicted).toBe(false);
  expect(greedy.filter(({ isEvicted }) => !isEvicted)).toHaveLength(13);
});
