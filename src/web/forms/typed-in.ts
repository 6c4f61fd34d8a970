/** What no rule takes for a number or a date. */
const UNREADABLE = "?";

/**
 * What somebody typed in a form. A browser gives a field of its own kind no value while it cannot read what stands there, such as
 * `31-02-2027` or a month alone in a field of dates: that is not the same as nothing, so it counts as something that no rule takes.
 */
export function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const field of form.querySelectorAll("input")) if (field.validity.badInput) typed.set(field.name, UNREADABLE);
  return typed;
}
