import { expect, test } from "vitest";
import { dayIn } from "../../brands/day-in.ts";
import { isPlannable, plannableDays } from "./future-date.ts";

const AMSTERDAM = "Europe/Amsterdam";

test("just before midnight in Amsterdam, tomorrow is the first day that can be planned", () => {
  const beforeMidnight = new Date("2027-05-11T21:59:59Z");
  expect(isPlannable("2027-05-11", beforeMidnight, AMSTERDAM)).toBe(false);
  expect(isPlannable("2027-05-12", beforeMidnight, AMSTERDAM)).toBe(true);
});

test("just after midnight in Amsterdam, that same day is today and too late", () => {
  const afterMidnight = new Date("2027-05-11T22:00:00Z");
  expect(isPlannable("2027-05-12", afterMidnight, AMSTERDAM)).toBe(false);
  expect(isPlannable("2027-05-13", afterMidnight, AMSTERDAM)).toBe(true);
});

test("tomorrow is right in the night in which daylight saving time begins", () => {
  expect(plannableDays(new Date("2027-03-27T23:30:00Z"), AMSTERDAM).first).toBe("2027-03-29");
  expect(plannableDays(new Date("2027-03-27T22:30:00Z"), AMSTERDAM).first).toBe("2027-03-28");
});

test("the last day of a year is followed by the first of the next", () => {
  expect(plannableDays(new Date("2027-12-31T12:00:00Z"), AMSTERDAM).first).toBe("2028-01-01");
});

test("ten years ahead can be planned, a day more cannot", () => {
  const now = new Date("2027-05-11T12:00:00Z");
  expect(isPlannable("2037-05-11", now, AMSTERDAM)).toBe(true);
  expect(isPlannable("2037-05-12", now, AMSTERDAM)).toBe(false);
});

test("days far away are compared as days, not as text of another length", () => {
  const now = new Date("2027-05-11T12:00:00Z");
  expect(isPlannable("9999-12-31", now, AMSTERDAM)).toBe(false);
  expect(dayIn(AMSTERDAM, new Date("0203-05-12T12:00:00Z"))).toBe("0203-05-12");
  expect(isPlannable("0203-05-12", now, AMSTERDAM)).toBe(false);
});
