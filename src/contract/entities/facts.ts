import * as z from "zod/mini";
import { timestamp } from "../fields.ts";

const line = z.string().check(z.minLength(1), z.maxLength(200));
/** A date without year: `04-15`. */
const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/));

/** Languages in which an activity is offered, ISO 639-1. */
export const spokenLanguage = z.enum(["nl", "de", "en", "fr", "fy", "it", "pl"]);
export const weekday = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);

/** Facts that a provider can publish about an activity, each optional (specification 3, second round, "Facts that organisers need"). */
export const factValues = {
  /** The lowest price in euro cents, per person or group, with or without VAT. */
  priceFrom: z.object({
    cents: z.int().check(z.gte(0), z.lte(10_000_000)),
    per: z.enum(["person", "group"]),
    vat: z.enum(["incl", "excl"]),
  }),
  lasts: z.union([z.object({ minutes: z.int().check(z.gt(0), z.lte(1_440)) }), z.object({ days: z.int().check(z.gt(0), z.lte(60)) })]),
  included: z.array(line).check(z.minLength(1), z.maxLength(20)),
  notIncluded: z.array(line).check(z.minLength(1), z.maxLength(20)),
  languages: z.array(spokenLanguage).check(z.minLength(1)),
  /** Single facts, never "suitable for everybody"; absent means unknown. */
  access: z.object({
    stepFree: z.optional(z.enum(["yes", "partly", "no"])),
    toilet: z.optional(z.boolean()),
    hearing: z.optional(z.boolean()),
    quiet: z.optional(z.boolean()),
    note: z.optional(line),
  }),
  parking: line,
  transit: line,
  rain: z.enum(["goes-on", "indoors", "moved", "cancelled-free"]),
  /** The first and the last day; a season may span New Year. */
  season: z.object({ from: monthDay, to: monthDay }),
  closedOn: z.array(weekday).check(z.minLength(1), z.maxLength(6)),
  /** How many days in advance the activity must be requested; 0 is the same day. */
  leadTimeDays: z.int().check(z.gte(0), z.lte(365)),
  cancellation: line,
} as const;

export const factKey = z.keyof(z.object(factValues));
export type FactKey = z.infer<typeof factKey>;
/** The known facts of an activity. */
export type FactValues = { [Key in FactKey]?: z.infer<(typeof factValues)[Key]> };

/** A fact with the time when the provider last confirmed it; null means unknown: visitors should ask. */
function published<Value extends z.ZodMiniType>(value: Value) {
  return z.nullable(z.object({ value, confirmedAt: timestamp }));
}

/** The facts of an activity in the public API. */
export const facts = z.object({
  priceFrom: published(factValues.priceFrom),
  lasts: published(factValues.lasts),
  included: published(factValues.included),
  notIncluded: published(factValues.notIncluded),
  languages: published(factValues.languages),
  access: published(factValues.access),
  parking: published(factValues.parking),
  transit: published(factValues.transit),
  rain: published(factValues.rain),
  season: published(factValues.season),
  closedOn: published(factValues.closedOn),
  leadTimeDays: published(factValues.leadTimeDays),
  cancellation: published(factValues.cancellation),
});
export type Facts = z.infer<typeof facts>;
