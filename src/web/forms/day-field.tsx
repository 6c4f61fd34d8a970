import { Field } from "../ui/field.tsx";
import { dayHere } from "./day-here.ts";
import form from "./visitor-form.module.css";

type DayFieldProps = {
  id: string;
  name: string;
  label: string;
  /** The first day that can be picked, in days after today; which day that is, the page learns when it comes alive. */
  from: number;
  optional?: string;
  problem?: string;
  required?: boolean;
  defaultValue?: string;
};

/** A day from a first one on. Its `min` is set in the browser alone: a page is kept for days, and the same for every time zone. */
export function DayField({ from, ...field }: DayFieldProps) {
  return <Field {...field} className={form.half} type="date" ref={(box) => void (box && (box.min = dayHere(from)))} />;
}
