import { expect, test } from "vitest";
import { writeMoney } from "./write-money.ts";
import { writeTime } from "./write-time.ts";

const units = { day: "dag", days: "dagen", hour: "uur", minute: "min" };

test.for([
  [{ minutes: 45 }, "45 min"],
  [{ minutes: 60 }, "1 uur"],
  [{ minutes: 75 }, "75 min"],
  [{ minutes: 150 }, "2,5 uur"],
  [{ minutes: 135 }, "2 uur 15 min"],
  [{ minutes: 480 }, "8 uur"],
  [{ days: 1 }, "1 dag"],
  [{ days: 3 }, "3 dagen"],
] as const)("%o is said as %s", ([lasts, said]) => {
  expect(writeTime(lasts, units)).toBe(said);
});

test.for([
  [0, "0"],
  [2950, "29,50"],
  [3000, "30"],
  [3705, "37,05"],
  [125_000, "1.250"],
] as const)("%i cents are written as %s euros", ([cents, written]) => {
  expect(writeMoney(cents)).toBe(written);
});
