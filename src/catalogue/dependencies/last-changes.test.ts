import { expect, test } from "vitest";
import { createLastChanges } from "./last-changes.ts";

test("only changes after the given generation count", () => {
  const changes = createLastChanges();
  changes.activities([1, 2], 5);
  changes.kinds(["activity", "filter"], 6);
  expect([changes.haveActivities([1], 4), changes.haveActivities([1], 5), changes.haveActivities([3], 0)]).toEqual([true, false, false]);
  expect([changes.hasKind("filter", 5), changes.hasKind("filter", 6), changes.hasKind("place", 0)]).toEqual([true, false, false]);
  expect([changes.hasOther(5), changes.hasOther(6)]).toEqual([true, false]);
});

test("with more changes than are remembered, everything counts as changed", () => {
  const changes = createLastChanges(2);
  changes.activities([1, 2, 3], 5);
  expect([changes.haveActivities([9], 4), changes.haveActivities([1], 5)]).toEqual([true, false]);
  changes.everything(8);
  expect([changes.haveActivities([], 7), changes.hasKind("place", 7), changes.hasOther(7), changes.hasOther(8)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
