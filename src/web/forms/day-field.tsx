import { Field } from "../ui/form/field.tsx";
import { localDay } from "./local-day.ts";
import form from "./visitor-form.module.css";
import type { FieldState } from "./visitor-form.tsx";

type DayFieldProps = FieldState & {
  label: string;
  /** Offset of the earliest allowed day from today. */
  daysAhead: number;
  optional?: string;
  required?: boolean;
};

/** A date field with an earliest day. Its `min` is set in the browser: pages are cached past midnight, for all time zones. */
export function DayField({ daysAhead, ...field }: DayFieldProps) {
  return <Field {...field} className={form.half} type="date" ref={(box) => setMin(box, localDay(daysAhead))} />;
}

/** Sets `min` only when it changes: Chromium clears a partly typed date when its bounds are set. */
function setMin(box: HTMLInputElement | null, day: string): void {
  if (box && box.min !== day) box.min = day;
}
