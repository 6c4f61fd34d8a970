import { eventRequestBody, type EventRequestBody } from "../contract/entities/event-request.ts";
import { fieldErrors } from "../contract/field-errors.ts";
import type { ReadForm } from "../guard/read-form.ts";
import { textOf } from "../guard/signs.ts";

/** Hidden field with the number of the picture that was taken in. */
export const PICTURE_FIELD = "media";

/**
 * What a visitor filled in, checked by the contract's own schema, in the browser and on the server alike
 * (specification 2 §5).
 */
export function readEventForm(form: FormData): ReadForm<EventRequestBody> {
  const text = (field: string) => textOf(form, field);
  const parsed = eventRequestBody.safeParse({
    name: text("name"),
    companyName: text("companyName") || null,
    email: text("email"),
    iban: text("iban"),
    province: text("province"),
    city: text("city"),
    address: text("address"),
    zipcode: text("zipcode"),
    title: text("title"),
    description: text("description"),
    startDate: text("startDate"),
    endDate: text("endDate") || null,
    website: text("website"),
    media: { id: pictureId(text(PICTURE_FIELD)) },
  });
  if (parsed.success) return { kind: "filled", body: parsed.data };
  const errors = fieldErrors(parsed.error.issues).map(({ field, key }) => ({ field: field === "media.id" ? PICTURE_FIELD : field, key }));
  return { kind: "wrong", errors };
}

function pictureId(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}
