import { expect, test } from "vitest";
import { eventSpan } from "./event-span.ts";

/** The first and last day of an event in Amsterdam, and whether it lasts all day. */
function daysOf(startDate: string, endDate: string | null): string {
  const instant = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime("Europe/Amsterdam").toInstant().toString();
  const span = eventSpan({ startDate: instant(startDate), endDate: endDate && instant(endDate) }, "Europe/Amsterdam");
  return `${span.firstDay.toString()} ${span.lastDay.toString()}${span.isAllDay ? " all day" : ""}`;
}

test.for([
  ["2026-12-12T20:00", "2026-12-13T00:00", "2026-12-12 2026-12-12"],
  ["2026-12-12T20:00", "2026-12-13T02:00", "2026-12-12 2026-12-12"],
  ["2026-12-31T22:00", "2027-01-01T06:00", "2026-12-31 2026-12-31"],
  ["2026-12-12T00:00", "2026-12-13T00:00", "2026-12-12 2026-12-12 all day"],
  ["2026-12-12T00:00", "2026-12-12T00:00", "2026-12-12 2026-12-12 all day"],
  ["2027-01-01T00:00", "2027-01-01T04:00", "2027-01-01 2027-01-01"],
  ["2026-12-12T03:00", null, "2026-12-12 2026-12-12"],
  // The nights in which the clock changes.
  ["2027-03-27T20:00", "2027-03-28T03:30", "2027-03-27 2027-03-27"],
  ["2027-10-30T20:00", "2027-10-31T02:30", "2027-10-30 2027-10-30"],
  ["2027-03-28T20:00", "2027-03-29T00:00", "2027-03-28 2027-03-28"],
] as const)("an event from %s to %s is on its first day only", ([start, end, days]) => {
  expect(daysOf(start, end)).toBe(days);
});

test.for([
  ["2026-12-12T20:00", "2026-12-13T09:00", "2026-12-12 2026-12-13"],
  ["2026-12-12T20:00", "2026-12-13T06:01", "2026-12-12 2026-12-13"],
  ["2026-12-11T20:00", "2026-12-14T00:00", "2026-12-11 2026-12-13"],
  ["2026-12-11T00:00", "2026-12-13T23:59", "2026-12-11 2026-12-13 all day"],
] as const)("an event from %s to %s lasts several days", ([start, end, days]) => {
  expect(daysOf(start, end)).toBe(days);
});
