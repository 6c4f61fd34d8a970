import * as z from "zod/mini";
import { httpUrl, id } from "../fields.ts";

const required = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const optional = z.nullish(z.string().check(z.maxLength(200)));
const email = z.string().check(z.maxLength(254), z.email());

export const eventRequestBody = z.strictObject({
  name: required,
  companyName: optional,
  email,
  iban: required,
  province: required,
  city: required,
  address: required,
  zipcode: required,
  title: required,
  description: z.string().check(z.minLength(1), z.maxLength(10_000)),
  startDate: z.iso.date(),
  endDate: z.nullish(z.iso.date()),
  website: httpUrl,
  media: z.object({ id }),
});
