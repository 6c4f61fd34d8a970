/** A value that no rule accepts as a number or a date. */
const UNREADABLE = "?";

/**
 * The typed values of a form. Browsers report invalid input of a date or number field, such as `31-02-2027` or a month alone, as empty;
 * here it has a value that no rule accepts.
 */
export function typedValues(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  for (const field of form.querySelectorAll("input")) if (field.validity.badInput) values.set(field.name, UNREADABLE);
  return values;
}
