import { afterEach, expect, test, vi } from "vitest";
import { localDay } from "./local-day.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  { zone: "Europe/Amsterdam", now: "2027-05-12T21:59:00Z", today: "2027-05-12", tomorrow: "2027-05-13" },
  { zone: "Europe/Amsterdam", now: "2027-05-12T22:01:00Z", today: "2027-05-13", tomorrow: "2027-05-14" },
  { zone: "Europe/Amsterdam", now: "2026-12-31T23:01:00Z", today: "2027-01-01", tomorrow: "2027-01-02" },
  { zone: "America/New_York", now: "2027-05-13T03:59:00Z", today: "2027-05-12", tomorrow: "2027-05-13" },
])("in $zone at $now today is $today and tomorrow $tomorrow", ({ zone, now, today, tomorrow }) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: new Date(now) });
  expect([localDay(0), localDay(1)]).toEqual([today, tomorrow]);
});
