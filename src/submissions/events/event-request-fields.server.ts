import type { EventRequestBody } from "../../contract/entities/event-request.ts";
import { oneLine, optionalLine, plainText } from "../typed-text.ts";
import { readableAddress } from "../../mail/international-address.ts";

/** The stored columns of a body: texts trimmed, empty ones null. IBAN and picture are stored separately. */
export type EventRequestFields = {
  name: string;
  company_name: string | null;
  email: string;
  province: string;
  city: string;
  address: string;
  zipcode: string;
  title: string;
  description: string;
  start_date: string;
  end_date: string | null;
  website: string;
};

/** Normalises a body: equal submissions give equal fields, from form, script or API. */
export function eventRequestFieldsOf(body: EventRequestBody): EventRequestFields {
  return {
    name: oneLine(body.name),
    company_name: optionalLine(body.companyName),
    email: readableAddress(body.email),
    province: oneLine(body.province),
    city: oneLine(body.city),
    address: oneLine(body.address),
    zipcode: oneLine(body.zipcode),
    title: oneLine(body.title),
    description: plainText(body.description) ?? "",
    start_date: body.startDate,
    end_date: body.endDate ?? null,
    website: body.website,
  };
}
