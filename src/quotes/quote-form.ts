import { cleanCode, cleanText } from "../contract/clean-text.ts";
import { fieldErrors, type FieldError } from "../contract/field-errors.ts";
import { quoteRequestBody, type QuoteRequestBody } from "../contract/entities/quote-request.ts";
import { AGES_LENGTH } from "./ages-length.ts";
import { textOf } from "../guard/signs.ts";
import type { ReadForm } from "../guard/read-form.ts";

/**
 * What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike
 * (specification 2 §5). A form that asks the ages of children says under which `ages` label: a request has no field for
 * them, so they stand above the remark.
 */
export function readQuoteForm(form: FormData, { ages }: { ages?: string } = {}): ReadForm<QuoteRequestBody> {
  const values = quoteFormValues(form);
  const old = ages === undefined ? "" : cleanText(textOf(form, "ages"));
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
  const errors = [...(parsed.success ? [] : fieldErrors(parsed.error.issues)), ...errorsOfAges(old)];
  if (!parsed.success || errors.length > 0) return { kind: "wrong", errors };
  // Above a remark as long as its field lets it be.
  const description = [old && `${ages}: ${old}`, parsed.data.description].filter(Boolean).join("\n\n") || null;
  return { kind: "filled", body: { ...parsed.data, description } };
}

function errorsOfAges(ages: string): FieldError[] {
  return ages.length > AGES_LENGTH ? [{ field: "ages", key: "contactForm.errors.tooLong" }] : [];
}

/** Everything that a visitor typed, to show it again. */
function quoteFormValues(form: FormData) {
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

/** Of which `1.000` is one, as people write it. Number() would also take "1e3" and "0x10"; the schema refuses what is left. */
function wholeNumber(text: string): number | null {
  const written = cleanCode(text);
  if (written === "") return null;
  return /^(\d+|\d{1,3}([. ]\d{3})+)$/.test(written) ? Number(written.replace(/[. ]/g, "")) : Number.NaN;
}
