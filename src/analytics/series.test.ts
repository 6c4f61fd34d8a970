import { expect, test } from "vitest";
import { lastDays, periodBefore } from "./period.ts";
import { NOTHING_COUNTED } from "./totals.ts";
import { isByWeek, seriesOf } from "./series.ts";

const on = (day: string, views: number) => ({ ...NOTHING_COUNTED, day, views });

test("the last 30 days end today, and the period before them ends the day before their first", () => {
  const period = lastDays("2027-03-02", 30);
  expect(period).toEqual({ from: "2027-02-01", to: "2027-03-02" });
  expect(periodBefore(period)).toEqual({ from: "2027-01-02", to: "2027-01-31" });
});

test("every day has a point, also one without counts", () => {
  const series = seriesOf({ from: "2027-05-01", to: "2027-05-03" }, [on("2027-05-02", 7)]);
  expect(series.map(({ from, to, views }) => [from, to, views])).toEqual([
    ["2027-05-01", "2027-05-01", 0],
    ["2027-05-02", "2027-05-02", 7],
    ["2027-05-03", "2027-05-03", 0],
  ]);
});

test("one day is a series of one point", () => {
  expect(seriesOf({ from: "2027-05-01", to: "2027-05-01" }, []).length).toBe(1);
});

test("above 60 days there is a point for each week from Monday to Sunday, cut off where the period begins and ends", () => {
  expect(isByWeek(lastDays("2027-05-31", 60))).toBe(false);
  // 1 March 2027 is a Monday.
  const period = { from: "2027-03-03", to: "2027-05-04" };
  expect(isByWeek(period)).toBe(true);
  const series = seriesOf(period, [on("2027-03-03", 1), on("2027-03-07", 2), on("2027-03-08", 4), on("2027-05-04", 8)]);
  expect(series.slice(0, 2).map(({ from, to, views }) => [from, to, views])).toEqual([
    ["2027-03-03", "2027-03-07", 3],
    ["2027-03-08", "2027-03-14", 4],
  ]);
  expect(series.at(-1)).toMatchObject({ from: "2027-05-03", to: "2027-05-04", views: 8 });
  expect(series.length).toBe(10);
});

test("the change to summer time loses no day", () => {
  const series = seriesOf({ from: "2027-03-27", to: "2027-03-29" }, []);
  expect(series.map(({ from }) => from)).toEqual(["2027-03-27", "2027-03-28", "2027-03-29"]);
});
