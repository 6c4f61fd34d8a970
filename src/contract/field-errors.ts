import type * as z from "zod/mini";

/** A field with the key of the sentence that says what is wrong with it (`brands/message-of.ts`). */
export type FieldError = { field: string; key: string };

/** The messages of our schemas are such keys, those of zod are not. */
const KEY = /^[a-z]\w*(\.\w+)+$/;

/** What is wrong, one error a field; `whole` names the body itself. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], whole = ""): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const isUnknown = issue.code === "unrecognized_keys";
    const key = isUnknown ? "problem.fieldUnknown" : keyOf(issue.message);
    for (const path of isUnknown ? issue.keys.map((name) => [...issue.path, name]) : [issue.path]) {
      const field = path.join(".") || whole;
      if (!errors.has(field)) errors.set(field, key);
    }
  }
  return Array.from(errors, ([field, key]) => ({ field, key }));
}

function keyOf(message: string): string {
  return KEY.test(message) ? message : "problem.fieldInvalid";
}
