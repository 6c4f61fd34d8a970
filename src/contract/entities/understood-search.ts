import * as z from "zod/mini";
import { geographicLocation, locationType } from "../enumerations.ts";
import { id } from "../fields.ts";

const count = z.nullable(z.int());
const texts = z.array(z.string());

/**
 * What a typed text asks; absent values are null. `keywords` are what is left to search for, `unused` what is not understood;
 * `period`, `negated` and `budgetPerPerson` (in euros) narrow nothing by themselves. `radiusKm` is as typed: who is merely `near`
 * a city is shown 25 km around it. `url` is the page to which the text leads and `total` how many activities it has: where its
 * words stand in a title they are searched for as they are, and nothing else is read in them. Where nothing has all that was said,
 * `letGo` names what the page goes without, in the brand's language; the slots still say what was understood.
 */
export const understoodSearch = z.object({
  text: z.string(),
  persons: count,
  minimumAge: count,
  place: z.nullable(z.object({ type: locationType, id, name: z.string() })),
  radiusKm: count,
  near: z.boolean(),
  indoorOutdoor: z.nullable(z.enum(["INDOOR", "OUTDOOR"])),
  filters: z.array(z.object({ id, name: z.string() })),
  area: z.nullable(geographicLocation),
  budgetPerPerson: z.nullable(z.number()),
  period: z.nullable(z.string()),
  negated: texts,
  keywords: z.string(),
  unused: texts,
  letGo: z.nullable(texts),
  total: z.int(),
  url: z.string(),
});
export type UnderstoodSearch = z.infer<typeof understoodSearch>;
