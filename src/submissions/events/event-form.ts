import { eventRequestBody, type EventRequestBody } from "../../contract/entities/event-request.ts";
import { fieldErrors, type FieldError } from "../../contract/field-errors.ts";
import type { ReadForm } from "../read-form.ts";
import { textOf } from "../../abuse/signals.ts";

/** The fields that are echoed when the form has errors. */
export const EVENT_FIELDS = [
  ...["title", "description", "startDate", "endDate", "website", "mediaId"],
  ...["address", "zipcode", "city", "province", "name", "companyName", "email", "iban"],
] as const;

/**
 * Parses the form with the schema of the API contract, in the browser and on the server (specification 2 §5). Errors are in the order
 * of the form; `mediaId` is the id of the picture.
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

/** Errors of nested fields (`media.id`) are reported for their form field. */
function inOrderOf(fields: readonly string[], errors: readonly FieldError[]): FieldError[] {
  const named = errors.map(({ field, key }) => ({ field: field.split(".")[0] ?? field, key }));
  return named.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
}
