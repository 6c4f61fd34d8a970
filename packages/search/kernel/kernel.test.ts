import { expect, test } from "vitest";
import { compileKernel, kernelBytesSource } from "../../../scripts/compile-kernel.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createSlotIds, MAX_POSITIONS } from "../columns/slot-ids.ts";
import { shuffleOf } from "../shuffle.ts";
import { createKernel, type Kernel } from "./kernel.ts";

/** Rows of 5,120 slots: more than the kernel counts before it widens its sums, and no power of two. */
const BYTES = 640;
const SLOTS = BYTES * 8;
const ROWS = 24;
const COLUMN = 30;
const LISTS = (COLUMN + 2 * 16) * BYTES;

type Board = { kernel: Kernel; row(number: number): Uint32Array; members(number: number): Set<number>; memory: WebAssembly.Memory };

/** Random rows of bits: half full, nearly empty and nearly full ones. */
function board(seed: number): Board {
  const memory = new WebAssembly.Memory({ initial: 2 });
  const row = (number: number) => new Uint32Array(memory.buffer, number * BYTES, BYTES / 4);
  let state = seed;
  const word = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  const mixed = () => (word() ^ (word() >>> 13)) >>> 0;
  for (let number = 0; number < ROWS; number += 1) {
    const seldom = [0, 1, 40][number % 3] ?? 0;
    row(number).forEach((_, at, bits) => (bits[at] = seldom > 0 && mixed() % seldom > 0 ? 0 : mixed()));
  }
  const columns = new Uint16Array(memory.buffer, COLUMN * BYTES, SLOTS * 2);
  columns.forEach((_, at) => (columns[at] = mixed() % 7 === 0 ? 65_535 : mixed() % 40));
  const members = (number: number) => new Set(slots().filter((slot) => ((row(number)[slot >>> 5] ?? 0) >>> (slot & 31)) & 1));
  return { kernel: createKernel(memory), row, members, memory };
}

function slots(): number[] {
  return Array.from({ length: SLOTS }, (_, slot) => slot);
}

test("rows are intersected, united and counted as sets", () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const { kernel, members } = board(seed);
    const [a, b, c] = [members(0), members(1), members(2)];
    kernel.and(0, BYTES, BYTES);
    expect(members(0)).toEqual(new Set(slots().filter((slot) => a.has(slot) && b.has(slot))));
    kernel.or(2 * BYTES, BYTES, BYTES);
    expect(members(2)).toEqual(new Set(slots().filter((slot) => c.has(slot) || b.has(slot))));
    expect(kernel.count(3 * BYTES, BYTES)).toBe(members(3).size);
  }
});

test("adding groups one by one leaves the slots that match all, and those that fail exactly one", () => {
  const { kernel, members, row } = board(7);
  const [all, nearMisses, into] = [0, 1, 2];
  const before = members(all);
  row(nearMisses).fill(0);
  const groups = [3, 4, 6];
  for (const group of groups) kernel.meet(all * BYTES, nearMisses * BYTES, group * BYTES, BYTES);
  const sets = new Map(groups.map((group) => [group, members(group)]));
  const failed = new Map([...before].map((slot) => [slot, groups.filter((group) => !sets.get(group)?.has(slot))]));
  expect(members(all)).toEqual(new Set([...before].filter((slot) => failed.get(slot)?.length === 0)));
  expect(members(nearMisses)).toEqual(new Set([...before].filter((slot) => failed.get(slot)?.length === 1)));
  for (const group of groups) {
    kernel.leaveOut(into * BYTES, group * BYTES, all * BYTES, nearMisses * BYTES, BYTES);
    expect(members(into)).toEqual(new Set([...before].filter((slot) => failed.get(slot)?.every((one) => one === group))));
  }
});

test("the intersection of each row with a base is counted, for a full and a nearly empty base", () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { kernel, members, row, memory } = board(seed);
    const rows = Array.from({ length: ROWS }, (_, index) => index);
    const base = ROWS - 1;
    if (seed % 2 === 0) row(base).fill(0, 3);
    const lists = new Uint32Array(memory.buffer, LISTS, 2 * ROWS);
    rows.forEach((number) => (lists[number] = number * BYTES));
    kernel.countRows(base * BYTES, LISTS, rows.length, LISTS + ROWS * 4, COLUMN * BYTES, BYTES);
    const shared = rows.map((number) => members(number).intersection(members(base)).size);
    expect([...lists.subarray(ROWS, ROWS + rows.length)]).toEqual(shared);
  }
});

test("ranges that contain a number are kept, from the lowest to the highest 16-bit number", () => {
  const { kernel, members, row, memory } = board(11);
  const low = new Uint16Array(memory.buffer, COLUMN * BYTES, SLOTS);
  const high = new Uint16Array(memory.buffer, (COLUMN + 16) * BYTES, SLOTS);
  for (const [atMost, atLeast] of [
    [0, 0],
    [20, 20],
    [39, 5],
    [65_535, 65_535],
    [40_000, 30_000],
  ] as const) {
    row(1).fill(0xffff_ffff, 2);
    const before = members(1);
    kernel.within(BYTES, COLUMN * BYTES, (COLUMN + 16) * BYTES, atMost, atLeast, BYTES);
    expect(members(1)).toEqual(new Set([...before].filter((slot) => (low[slot] ?? 0) <= atMost && (high[slot] ?? 0) >= atLeast)));
  }
});

test("the bytes of the kernel are what its source compiles to", async () => {
  const checkedIn = await readFile(join(import.meta.dirname, "kernel-bytes.ts"), "utf8");
  expect(kernelBytesSource(await compileKernel())).toBe(checkedIn);
});

test("activities are counted and selected by their shuffled positions, as when computed one by one", () => {
  const column = createSlotIds(1_024);
  const everyone = new Uint32Array(SLOTS / 32).fill(0xffff_ffff);
  column.tally(everyone.subarray(0, 32), { keys: shuffleOf({ size: 4 ** 11, seed: 0 }).keys, shift: 12, passed: new Uint32Array(1_024) });
  column.ids[0] = 7;
  column.grow(SLOTS);
  column.grow(SLOTS * 8);
  expect([...column.ids.slice(0, SLOTS)]).toEqual([7, ...Array<number>(SLOTS - 1).fill(0)]);
  column.grow(SLOTS);
  column.ids.forEach((_, slot) => (column.ids[slot] = slot % 9 === 0 ? 0 : SLOTS - slot));
  const { row, members } = board(11);
  const rooms = [0, 1, 2]
    .map((seed) => ({ size: 4 ** 11, seed }))
    .concat([12, 13, 14, 15].map((bits) => ({ size: 4 ** bits, seed: bits })));
  for (const [number, { size, seed }] of rooms.entries()) {
    const shuffle = shuffleOf({ size, seed });
    const shift = Math.log2(size) - 10;
    const places = [...members(number)].map((slot) => shuffle.positionOf(column.ids[slot] ?? 0));
    const { keys } = shuffle;

    const passed = new Uint32Array(1_024);
    column.tally(row(number), { keys, shift, passed });
    expect([...passed]).toEqual([...passed.keys()].map((stretch) => places.filter((place) => place >>> shift === stretch).length));

    const [from, last] = [size / 4, size / 4 + size / 10];
    const between = column.between(row(number), { keys, from, last });
    expect([...(between?.positions ?? [])].toSorted()).toEqual(places.filter((place) => place >= from && place <= last).toSorted());
    expect(between?.before).toBe(places.filter((place) => place < from).length);
  }
  expect(SLOTS).toBeGreaterThan(MAX_POSITIONS);
  const { keys } = shuffleOf({ size: 4 ** 15, seed: 3 });
  const most = everyone.map((word, at) => (at * 32 < MAX_POSITIONS ? word : 0));
  expect(column.between(most, { keys, from: 0, last: 4 ** 15 - 1 })?.positions.length).toBe(MAX_POSITIONS);
  expect(column.between(everyone, { keys, from: 0, last: 4 ** 15 - 1 })).toBe(null);
  expect(column.between(everyone, { keys: shuffleOf({ size: 4 ** 16, seed: 3 }).keys, from: 0, last: 1 })).toBe(null);
});
