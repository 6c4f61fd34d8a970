import { writeWholeNumber } from "./write-whole-number.ts";

/** Cents as euros in Dutch and German notation: `29,50`, `30`, `1.250`. Not by `Intl` (see `writeWholeNumber`). */
export function writeMoney(cents: number): string {
  const rest = cents % 100;
  const euros = writeWholeNumber((cents - rest) / 100);
  return rest === 0 ? euros : `${euros},${String(rest).padStart(2, "0")}`;
}
