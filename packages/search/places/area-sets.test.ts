import { expect, test } from "vitest";
import { createMatrix } from "../bits/matrix.ts";
import { createSlots } from "../slots.ts";
import { createAreaSets, type AreaSets } from "./area-sets.ts";

const AREAS = 6;

/** Numbers from 0 to 1, always the same ones. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Creates `count` slots; area n has one in 2ⁿ⁺³ of them. */
function filled(count: number) {
  const roll = dice(count);
  const slots = createSlots();
  const matrix = createMatrix(slots);
  const areas = createAreaSets(matrix, slots);
  const row = matrix.addRow();
  const plain = new Map<number, Set<number>>();
  for (let id = 1; id <= count; id += 1) {
    const slot = slots.take(id);
    for (let area = 0; area < AREAS; area += 1) {
      if (roll() > 2 ** -(area + 3)) continue;
      areas.add(area, slot);
      plain.set(area, (plain.get(area) ?? new Set()).add(slot));
    }
  }
  return { slots, matrix, areas, row, plain, roll };
}

type Filled = Pick<ReturnType<typeof filled>, "matrix" | "row" | "plain">;

function expectAlike(areas: AreaSets, { matrix, row, plain }: Filled): void {
  for (const [area, slots] of plain) {
    matrix.bits(row).fill(0);
    areas.collect(area, row);
    const collected = matrix.bits(row).slice();
    expect(matrix.kernel.count(matrix.address(row), matrix.bytes)).toBe(slots.size);
    expect([...slots].every((slot) => areas.idsOf(slot).includes(area))).toBe(true);

    matrix.bits(row).fill(0xffff_ffff);
    areas.narrow(row, area);
    expect(matrix.bits(row)).toEqual(collected);
  }
}

test.each([50, 3_000, 40_000])(
  "areas of %i slots have those that were added, be they few or many, and none that was taken out",
  (count) => {
    const { slots, matrix, areas, row, plain, roll } = filled(count);
    expectAlike(areas, { matrix, row, plain });

    for (const slot of [...(plain.get(0) ?? [])].filter(() => roll() < 0.8)) {
      areas.clear(slot);
      plain.forEach((own) => own.delete(slot));
    }
    expectAlike(areas, { matrix, row, plain });

    const loaded = createAreaSets(matrix, slots);
    loaded.load(new Map([...areas.save()].map(([name, bytes]) => [name, bytes.slice()])));
    expectAlike(loaded, { matrix, row, plain });
  },
);

test("an area that never had an activity is unknown and empty", () => {
  const { areas, matrix, row } = filled(50);
  expect(areas.isKnown(99)).toBe(false);
  matrix.bits(row).fill(0xffff_ffff);
  areas.narrow(row, 99);
  expect(matrix.kernel.count(matrix.address(row), matrix.bytes)).toBe(0);
});
