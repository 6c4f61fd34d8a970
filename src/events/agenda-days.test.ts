import { expect, test } from "vitest";
import { quickDays } from "./agenda-days.ts";
import { monthGrid } from "./month-grid.ts";

const AMSTERDAM = "Europe/Amsterdam";
const weekendOf = (now: string) => quickDays(new Date(now), AMSTERDAM).weekend;

test("on a weekday the weekend is the coming one, and from Saturday on the rest of the current one", () => {
  expect(weekendOf("2027-05-10T10:00:00Z")).toEqual({ from: "2027-05-15", to: "2027-05-16" });
  expect(weekendOf("2027-05-14T10:00:00Z")).toEqual({ from: "2027-05-15", to: "2027-05-16" });
  expect(weekendOf("2027-05-15T10:00:00Z")).toEqual({ from: "2027-05-15", to: "2027-05-16" });
  expect(weekendOf("2027-05-16T10:00:00Z")).toEqual({ from: "2027-05-16", to: "2027-05-16" });
});

test("the day begins at midnight in the brand's own time zone", () => {
  const { today, weekend, month } = quickDays(new Date("2027-05-31T22:30:00Z"), AMSTERDAM);
  expect(today).toBe("2027-06-01");
  expect(weekend).toEqual({ from: "2027-06-05", to: "2027-06-06" });
  expect(month).toEqual({ from: "2027-06-01", to: "2027-06-30" });
});

test("the month lasts until its last day, in leap years too", () => {
  expect(quickDays(new Date("2028-02-10T12:00:00Z"), AMSTERDAM).month).toEqual({ from: "2028-02-10", to: "2028-02-29" });
});

test("a month has weeks that begin on Monday", () => {
  const weeks = monthGrid("2026-11-22");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(monthGrid("2027-02-01")).toHaveLength(4);
});
