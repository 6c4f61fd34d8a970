import { dayIn } from "../../brands/day-in.ts";
import type { QuoteRequestBody } from "../../contract/entities/quote-request.ts";
import { oneLine, optionalLine, plainText } from "../typed-text.ts";
import { readableAddress } from "../../mail/international-address.ts";

/** The stored columns of a body: texts trimmed, empty ones null, the planned time as a date. */
export type QuoteFields = {
  name: string;
  gender: "man" | "vrouw";
  reference: string | null;
  company_name: string | null;
  email: string;
  phone: string;
  number_of_persons: number | null;
  planned_date: string | null;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  description: string | null;
  subscribe: boolean;
};

/** Normalises a body: equal submissions give equal fields, from form, script or API. */
export function quoteFieldsOf(body: QuoteRequestBody, timeZone: string): QuoteFields {
  return {
    name: oneLine(body.name),
    gender: body.gender,
    reference: optionalLine(body.reference),
    company_name: optionalLine(body.companyName),
    email: readableAddress(body.email),
    phone: oneLine(body.phone),
    number_of_persons: body.numberOfPersons ?? null,
    planned_date: plannedDay(body.plannedDate, timeZone),
    address: optionalLine(body.address),
    zipcode: optionalLine(body.zipcode),
    city: optionalLine(body.city),
    description: plainText(body.description),
    subscribe: body.subscribe,
  };
}

function plannedDay(planned: string | null | undefined, timeZone: string): string | null {
  if (!planned) return null;
  return planned.includes("T") ? dayIn(timeZone, new Date(planned)) : planned;
}
