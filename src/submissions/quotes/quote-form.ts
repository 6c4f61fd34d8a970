import { cleanCode, cleanText } from "../../contract/clean-text.ts";
import { fieldErrors, type FieldError } from "../../contract/field-errors.ts";
import { quoteRequestBody, type QuoteRequestBody } from "../../contract/entities/quote-request.ts";
import { AGES_LENGTH } from "./ages-length.ts";
import { textOf } from "../../abuse/signals.ts";
import type { ReadForm } from "../read-form.ts";

/** The fields that are echoed when the form has errors. */
export const QUOTE_FIELDS = [
  ...["name", "gender", "companyName", "email", "phone", "numberOfPersons", "plannedDate"],
  ...["address", "zipcode", "city", "description", "subscribe", "ages"],
] as const;

/**
 * Parses the form with the schema of the API contract, in the browser and on the server (specification 2 §5). `ages` is the label of
 * the children's ages, on forms that ask for them: a request has no such field, so they are put above the remark.
 */
export function readQuoteForm(form: FormData, { ages }: { ages?: string } = {}): ReadForm<QuoteRequestBody> {
  const text = (field: string) => textOf(form, field);
  const childrenAges = ages === undefined ? "" : cleanText(text("ages"));
  const parsed = quoteRequestBody.safeParse({
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    gender: text("gender") || undefined,
    companyName: text("companyName") || null,
    numberOfPersons: wholeNumber(text("numberOfPersons")),
    plannedDate: text("plannedDate") || null,
    address: text("address") || null,
    zipcode: text("zipcode") || null,
    city: text("city") || null,
    description: text("description") || null,
    subscribe: text("subscribe") === "on",
  });
  const errors = [...(parsed.success ? [] : fieldErrors(parsed.error.issues)), ...errorsOfAges(childrenAges)];
  if (!parsed.success || errors.length > 0) return { kind: "wrong", errors };
  const description = [childrenAges && `${ages}: ${childrenAges}`, parsed.data.description].filter(Boolean).join("\n\n") || null;
  return { kind: "filled", body: { ...parsed.data, description } };
}

function errorsOfAges(ages: string): FieldError[] {
  return ages.length > AGES_LENGTH ? [{ field: "ages", key: "contactForm.errors.tooLong" }] : [];
}

/** Accepts thousands separators (`1.000`), but not "1e3" and "0x10" as Number() does; the schema refuses NaN. */
function wholeNumber(text: string): number | null {
  const written = cleanCode(text);
  if (written === "") return null;
  return /^(\d+|\d{1,3}([. ]\d{3})+)$/.test(written) ? Number(written.replace(/[. ]/g, "")) : Number.NaN;
}
