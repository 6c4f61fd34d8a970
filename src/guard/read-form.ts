import type { FieldError } from "../contract/field-errors.ts";

/** What a form says: a body that its schema accepts, or what is wrong with it, at most one error a field. */
export type ReadForm<Body> = { kind: "filled"; body: Body } | { kind: "wrong"; errors: FieldError[] };

/** The texts of a form by field, so that nothing that was typed is lost. Files are not among them. */
export type FormValues = Record<string, string>;

/** What stands in the fields that a form has: what else a program sends is not given back. Of a repeated field the first, as it is read. */
export function valuesOf(form: FormData, fields: readonly string[]): FormValues {
  const texts = fields.flatMap((field) => {
    const value = form.get(field);
    return typeof value === "string" ? [[field, value.trim()] as const] : [];
  });
  return Object.fromEntries(texts);
}
