import { Field } from "../ui/form/field.tsx";
import { dayHere } from "./day-here.ts";
import form from "./visitor-form.module.css";
import type { FieldState } from "./visitor-form.tsx";

type DayFieldProps = FieldState & {
  label: string;
  /** How many days after today the first day is that can be picked. */
  daysAhead: number;
  optional?: string;
  required?: boolean;
};

/** A day from a first one on. Its `min` is set in the browser alone: a page is kept past midnight, and the same for every time zone. */
export function DayField({ daysAhead, ...field }: DayFieldProps) {
  return <Field {...field} className={form.half} type="date" ref={(box) => beginOn(box, dayHere(daysAhead))} />;
}

/** Only when it changes: Chromium empties a date that is half typed when its bounds are set. */
function beginOn(box: HTMLInputElement | null, day: string): void {
  if (box && box.min !== day) box.min = day;
}
