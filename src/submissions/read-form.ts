import type { FieldError } from "../contract/field-errors.ts";

/** A parsed form: a valid body, or at most one error per field. */
export type ReadForm<Body> = { kind: "filled"; body: Body } | { kind: "wrong"; errors: FieldError[] };

/** The text values of a form by field, to fill it in again; without files. */
export type FormValues = Record<string, string>;

/** The text values of `fields`; unknown fields that a program sends are not echoed. Uses the first value of a repeated field. */
export function valuesOf(form: FormData, fields: readonly string[]): FormValues {
  const texts = fields.flatMap((field) => {
    const value = form.get(field);
    return typeof value === "string" ? [[field, value.trim()] as const] : [];
  });
  return Object.fromEntries(texts);
}
