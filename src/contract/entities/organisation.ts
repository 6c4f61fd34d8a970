import * as z from "zod/mini";
import { httpUrl, id, optionalNumber, optionalText, platformId, timestamps } from "../fields.ts";

export const organisation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  address: optionalText,
  city: optionalText,
  zipcode: optionalText,
  phone: optionalText,
  website: z.nullable(httpUrl),
  streetNumber: optionalText,
  oldIdx: optionalNumber,
  ...timestamps,
  activities: z.array(id),
  events: z.array(id),
  contactPeople: z.array(id),
  platform: platformId,
  users: z.array(id),
});

/** `slug` is the name joined with the id: `hoeve-de-lage-weide-12`. */
export const publicOrganisation = z.object({ id, name: z.string(), slug: z.string() });
export type PublicOrganisation = z.infer<typeof publicOrganisation>;

export const contactPerson = z.object({
  id,
  oldIdx: optionalNumber,
  organisation: id,
  manager: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phone: optionalText,
  fax: optionalText,
  email: z.string(),
  wantsMail: z.boolean(),
  wantsOfferMail: z.boolean(),
  address: optionalText,
  zipCode: optionalText,
  city: optionalText,
  notes: optionalText,
  primary: z.boolean(),
  ...timestamps,
  organisations: z.array(id),
});
