import type * as z from "zod/mini";

/** A field with the key of its error message (`brands/message-of.ts`). */
export type FieldError = { field: string; key: string };

/** The messages of our schemas are keys, those of zod are not. */
const KEY = /^[a-z]\w*(\.\w+)+$/;

/** Limits of the reported errors: the field count of the longest form, and less for unknown fields. */
const MAX_ERRORS = 25;
const MAX_UNKNOWN = 5;
const MAX_NAME = 100;

/** One error per field, at most 25; `whole` is the field name for errors of the body itself. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], whole = ""): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const isUnknown = issue.code === "unrecognized_keys";
    const key = isUnknown ? "problem.fieldUnknown" : keyOf(issue.message);
    const names = isUnknown ? issue.keys.slice(0, MAX_UNKNOWN).map((name) => [...issue.path, name.slice(0, MAX_NAME)]) : [issue.path];
    for (const path of names) {
      const field = path.join(".") || whole;
      if (!errors.has(field) && errors.size < MAX_ERRORS) errors.set(field, key);
    }
  }
  return Array.from(errors, ([field, key]) => ({ field, key }));
}

function keyOf(message: string): string {
  return KEY.test(message) ? message : "problem.fieldInvalid";
}
