import type { FieldError } from "../contract/field-errors.ts";

/** A form as its schema reads it: a valid body, or its errors, at most one a field. */
export type ReadForm<Body> = { kind: "filled"; body: Body } | { kind: "wrong"; errors: FieldError[] };

/** The texts of a form by field, so that nothing that was typed is lost. Files are not among them. */
export type FormValues = Record<string, string>;

/** The texts of the form's own fields; other fields that a program sends are not echoed. Of a repeated field the first, as it is read. */
export function valuesOf(form: FormData, fields: readonly string[]): FormValues {
  const texts = fields.flatMap((field) => {
    const value = form.get(field);
    return typeof value === "string" ? [[field, value.trim()] as const] : [];
  });
  return Object.fromEntries(texts);
}
