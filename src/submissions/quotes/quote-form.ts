import { cleanCode, cleanText } from "../../contract/clean-text.ts";
import { fieldErrors, type FieldError } from "../../contract/field-errors.ts";
import { quoteRequestBody, type QuoteRequestBody } from "../../contract/entities/quote-request.ts";
import { AGES_LENGTH } from "./ages-length.ts";
import { textOf } from "../../abuse/signals.ts";
import type { ReadForm } from "../read-form.ts";

/** The fields of the form, as they come back when something is wrong. */
export const QUOTE_FIELDS = [
  ...["name", "gender", "companyName", "email", "phone", "numberOfPersons", "plannedDate"],
  ...["address", "zipcode", "city", "description", "subscribe", "ages"],
] as const;

/**
 * What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike
 * (specification 2 §5). A form that asks the ages of children says under which `ages` label: a request has no field for
 * them, so they stand above the remark.
 */
export function readQuoteForm(form: FormData, { ages }: { ages?: string } = {}): ReadForm<QuoteRequestBody> {
  const text = (field: string) => textOf(form, field);
  const old = ages === undefined ? "" : cleanText(text("ages"));
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
  const errors = [...(parsed.success ? [] : fieldErrors(parsed.error.issues)), ...errorsOfAges(old)];
  if (!parsed.success || errors.length > 0) return { kind: "wrong", errors };
  // Above a remark as long as its field lets it be.
  const description = [old && `${ages}: ${old}`, parsed.data.description].filter(Boolean).join("\n\n") || null;
  return { kind: "filled", body: { ...parsed.data, description } };
}

function errorsOfAges(ages: string): FieldError[] {
  return ages.length > AGES_LENGTH ? [{ field: "ages", key: "contactForm.errors.tooLong" }] : [];
}

/** Of which `1.000` is one, as people write it. Number() would also take "1e3" and "0x10"; the schema refuses what is left. */
function wholeNumber(text: string): number | null {
  const written = cleanCode(text);
  if (written === "") return null;
  return /^(\d+|\d{1,3}([. ]\d{3})+)$/.test(written) ? Number(written.replace(/[. ]/g, "")) : Number.NaN;
}
