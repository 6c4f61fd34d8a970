/** What stands in a form, as it would stand in an address; files are left out. */
export function formTexts(form: FormData): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") texts.append(name, value.trim());
  return texts;
}
