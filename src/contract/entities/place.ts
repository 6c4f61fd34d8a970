import * as z from "zod/mini";
import { locationType } from "../enumerations.ts";
import { id, platformId } from "../fields.ts";
import { HAS_LETTER, ONE_LINE } from "../one-line.ts";

const lon = z.number().check(z.gte(-180), z.lte(180));
const lat = z.number().check(z.gte(-90), z.lte(90));
const provinceName = z.object({ name: z.string() });

export const province = z.object({
  id,
  name: z.string(),
  locationId: z.string(),
  platform: platformId,
  type: z.literal("PROVINCE"),
});

export const region = z.object({
  id,
  name: z.string(),
  lonMin: lon,
  latMin: lat,
  lonMax: lon,
  latMax: lat,
  platform: platformId,
  type: z.literal("REGION"),
});

export const city = z.object({
  id,
  name: z.string(),
  locationId: z.string(),
  lon,
  lat,
  platform: platformId,
  region: z.nullable(id),
  province: id,
  type: z.literal("CITY"),
});

/** A searchable place; `province` is null for provinces and regions, `country` is a code such as `BE`. */
export const location = z.object({
  id,
  name: z.string(),
  province: z.nullable(provinceName),
  type: locationType,
  country: z.string(),
});
export type Location = z.infer<typeof location>;

/** A city from a map service; also the body of createCity. */
export const citySuggestion = z.object({
  locationId: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(ONE_LINE)),
  name: z.string().check(z.trim(), z.maxLength(100), z.regex(ONE_LINE), z.regex(HAS_LETTER)),
  lon,
  lat,
  province: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(ONE_LINE)) }),
  platform: platformId,
});
export type CitySuggestion = z.infer<typeof citySuggestion>;
