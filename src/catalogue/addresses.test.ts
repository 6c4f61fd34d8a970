import { expect, test } from "vitest";
import { createAddresses } from "./addresses.ts";

test("an activity is found by its slug on its own platform only, and not after its removal", () => {
  const addresses = createAddresses();
  addresses.set(7, 1, "kanoen");
  expect([addresses.idOf(1, "kanoen"), addresses.idOf(2, "kanoen"), addresses.idOf(1, "kano")]).toEqual([7, null, null]);
  expect([addresses.has(1, 7), addresses.has(2, 7), addresses.has(1, 8)]).toEqual([true, false, false]);
  addresses.forget(7);
  expect([addresses.idOf(1, "kanoen"), addresses.has(1, 7), addresses.size]).toEqual([null, false, 0]);
});

test("two activities that swap their addresses are both found", () => {
  const addresses = createAddresses();
  addresses.set(1, 1, "kanoen");
  addresses.set(2, 1, "vlotten");
  addresses.set(1, 1, "vlotten");
  addresses.set(2, 1, "kanoen");
  expect([addresses.idOf(1, "vlotten"), addresses.idOf(1, "kanoen"), addresses.size]).toEqual([1, 2, 2]);
});

test("after 40,000 random changes every activity is found as in a Map, also after saving and loading", () => {
  const addresses = createAddresses();
  const expected = new Map<string, number>();
  const slugs = new Map<number, string>();
  let state = 20_261_122;
  const chance = (below: number) => ((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32) * below;

  for (let step = 0; step < 40_000; step += 1) {
    const id = 1 + Math.floor(chance(6_000));
    const known = slugs.get(id);
    if (known !== undefined) expected.delete(known);
    slugs.delete(id);
    if (chance(4) < 1) {
      addresses.forget(id);
      continue;
    }
    const slug = `uitje-${step}`;
    addresses.set(id, 1, slug);
    expected.set(slug, id);
    slugs.set(id, slug);
  }
  const copy = createAddresses();
  copy.load(addresses.save());
  for (const found of [addresses, copy]) {
    expect(found.size).toBe(expected.size);
    expect([...expected].filter(([slug, id]) => found.idOf(1, slug) !== id || !found.has(1, id))).toEqual([]);
    expect(Array.from({ length: 1_000 }, (_, index) => found.idOf(1, `niets-${index}`)).filter((id) => id !== null)).toEqual([]);
  }
});

test("saved columns of different lengths are refused", () => {
  const sections = createAddresses().save();
  sections.set("addresses.low", new Uint8Array(4));
  expect(() => createAddresses().load(sections)).toThrow(RangeError);
  expect(() => createAddresses().load(new Map())).toThrow(RangeError);
});
