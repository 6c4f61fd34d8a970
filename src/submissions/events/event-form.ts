import { eventRequestBody, type EventRequestBody } from "../../contract/entities/event-request.ts";
import { fieldErrors, type FieldError } from "../../contract/field-errors.ts";
import type { ReadForm } from "../read-form.ts";
import { textOf } from "../../abuse/signals.ts";

/** The fields of the form, as they come back when something is wrong. */
export const EVENT_FIELDS = [
  ...["title", "description", "startDate", "endDate", "website", "mediaId"],
  ...["address", "zipcode", "city", "province", "name", "companyName", "email", "iban"],
] as const;

/**
 * What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike
 * (specification 2 §5). What is wrong comes in the order of the form; `mediaId` holds the number of the picture.
 */
export function readEventForm(form: FormData): ReadForm<EventRequestBody> {
  const text = (field: string) => textOf(form, field);
  const values = {
    title: text("title"),
    description: text("description"),
    startDate: text("startDate"),
    endDate: text("endDate") || null,
    website: text("website"),
    media: { id: numberIn(text("mediaId")) },
    address: text("address"),
    zipcode: text("zipcode"),
    city: text("city"),
    province: text("province"),
    name: text("name"),
    companyName: text("companyName") || null,
    email: text("email"),
    iban: text("iban"),
  };
  const parsed = eventRequestBody.safeParse(values);
  if (parsed.success) return { kind: "filled", body: parsed.data };
  return { kind: "wrong", errors: inOrderOf(Object.keys(values), fieldErrors(parsed.error.issues)) };
}

function numberIn(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** A field within a field, `media.id`, is named as the field of the form. */
function inOrderOf(fields: readonly string[], errors: readonly FieldError[]): FieldError[] {
  const named = errors.map(({ field, key }) => ({ field: field.split(".")[0] ?? field, key }));
  return named.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
}
