/** The fields of a form as query parameters, trimmed and without files. */
export function formParams(form: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") params.append(name, value.trim());
  return params;
}
