import fc from "fast-check";
import { expect, test } from "vitest";
import { add, each } from "../bits/bits.ts";
import { wordsFor, writePostings } from "./postings.ts";

/** Slot numbers take three values of the upper 16 bits. */
const SLOTS = 150_000;

function setOf(slots: readonly number[]): Uint32Array {
  const set = new Uint32Array(wordsFor(SLOTS));
  for (const slot of slots) add(set, slot);
  return set;
}

/** Ascending numbers, rare or frequent, scattered or adjacent. */
const slots = fc
  .array(fc.record({ start: fc.nat(SLOTS - 1), count: fc.oneof(fc.nat(3), fc.nat(6_000)), step: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 4,
  })
  .map((runs) => {
    const all = runs.flatMap(({ start, count, step }) => Array.from({ length: count }, (_, index) => start + index * step));
    return [...new Set(all)].filter((slot) => slot < SLOTS).toSorted((a, b) => a - b);
  });

test("a list is read as written, without the excluded slots, for any number of lists", () => {
  const run = fc.property(fc.array(slots, { minLength: 1, maxLength: 8 }), slots, (lists, omitted) => {
    const writer = writePostings(SLOTS);
    const addresses = lists.map((list) => writer.add(Uint32Array.from(list)));
    const postings = writer.finish();
    const but = setOf(omitted);
    const excluded = new Set(omitted);

    for (const [index, list] of lists.entries()) {
      const address = addresses[index] ?? 0;
      const expected = list.filter((slot) => !excluded.has(slot));
      const read = new Uint32Array(SLOTS);
      const collected: number[] = [];
      const into = setOf([]);
      postings.collect(address, but, into);
      each(into, (slot) => collected.push(slot));

      expect(read.subarray(0, postings.read(address, but, read)).join()).toBe(expected.join());
      expect(collected.join()).toBe(expected.join());
      expect(postings.isAmong(address, but, setOf(list))).toBe(expected.length > 0);
      expect(postings.isAmong(address, but, setOf(omitted))).toBe(false);
    }
  });
  fc.assert(run, { seed: 3, numRuns: 60 });
});

test("lists that do not fit into one block are in the next ones", () => {
  const writer = writePostings(SLOTS);
  const lists = Array.from({ length: 60 }, (_, first) =>
    Uint32Array.from({ length: first % 2 === 0 ? 40 : 9_700 }, (_slot, index) => first + index * 15),
  );
  const addresses = lists.map((list) => writer.add(list));
  const postings = writer.finish();
  const read = new Uint32Array(SLOTS);

  expect(postings.blocks.length).toBeGreaterThan(1);
  expect(addresses.map((address) => read.slice(0, postings.read(address, setOf([]), read)).join())).toEqual(
    lists.map((list) => list.join()),
  );
});
