import type { ContactMessageBody } from "../../contract/entities/contact-message.ts";
import { oneLine, optionalLine, plainText } from "../typed-text.ts";
import { readableAddress } from "../../mail/international-address.ts";

/** The stored columns of a body: texts trimmed, empty ones null. */
export type ContactFields = {
  name: string;
  type: "AD" | "QUESTION";
  email: string;
  phone: string;
  company_name: string | null;
  description: string | null;
};

/** Normalises a body: equal messages give equal fields, from form, script or API. */
export function contactFieldsOf(body: ContactMessageBody): ContactFields {
  return {
    name: oneLine(body.name),
    type: body.type,
    email: readableAddress(body.email),
    phone: oneLine(body.phone),
    company_name: optionalLine(body.companyName),
    description: plainText(body.description),
  };
}
