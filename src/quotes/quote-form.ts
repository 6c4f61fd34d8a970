import { quoteRequestBody, type QuoteRequestBody } from "../contract/entities/quote-request.ts";

/** The texts of the form by field; the names are those of the contract. */
export type QuoteFormValues = ReturnType<typeof quoteFormValues>;

/** A field that people do not see and programs fill in. */
const TRAP_FIELD = "website_confirm";

export type FieldError = { field: string; key: string };
export type QuoteForm = { kind: "filled"; body: QuoteRequestBody } | { kind: "wrong"; errors: FieldError[]; values: QuoteFormValues };

/**
 * What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike
 * (specification 2 §5). `values` is what they typed, so that nothing of it is lost; a field has at most one error.
 */
export function readQuoteForm(form: FormData): QuoteForm {
  const values = quoteFormValues(form);
  const parsed = quoteRequestBody.safeParse({
    ...values,
    gender: values.gender || undefined,
    companyName: values.companyName || null,
    numberOfPersons: wholeNumber(values.numberOfPersons),
    plannedDate: values.plannedDate || null,
    address: values.address || null,
    zipcode: values.zipcode || null,
    city: values.city || null,
    description: values.description || null,
    subscribe: values.subscribe === "on",
  });
  if (parsed.success) return { kind: "filled", body: parsed.data };

  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, message.startsWith("contactForm.") ? message : "problem.fieldInvalid");
  }
  return { kind: "wrong", errors: Array.from(errors, ([field, key]) => ({ field, key })), values };
}

/** Whether the hidden field was filled in: the request is then held aside (quality, form spam). */
export function isTrapped(form: FormData): boolean {
  return textOf(form, TRAP_FIELD) !== "";
}

/** Everything that a visitor typed, to show it again. */
export function quoteFormValues(form: FormData) {
  return {
    name: textOf(form, "name"),
    gender: textOf(form, "gender"),
    companyName: textOf(form, "companyName"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    numberOfPersons: textOf(form, "numberOfPersons"),
    plannedDate: textOf(form, "plannedDate"),
    address: textOf(form, "address"),
    zipcode: textOf(form, "zipcode"),
    city: textOf(form, "city"),
    description: textOf(form, "description"),
    subscribe: textOf(form, "subscribe"),
  };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}

/** Number() would also take "1e3" and "0x10"; what is no whole number is left to the schema to refuse. */
function wholeNumber(text: string): number | null {
  if (text === "") return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
