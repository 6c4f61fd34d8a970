import * as z from "zod/mini";
import { geographicLocation, locationType } from "../enumerations.ts";
import { id } from "../fields.ts";

const count = z.nullable(z.int());
const texts = z.array(z.string());

/**
 * The interpretation of a typed text; absent values are null. `keywords` are the remaining search terms, `unused` the words that
 * were not understood. `period`, `negated` and `budgetPerPerson` (in euros) do not narrow the search. `radiusKm` is as typed;
 * merely `near` a city means 25 km. `url` is the page for the text and `total` its number of activities. A text that occurs in a
 * title is searched for literally, without interpretation. If no activity meets all conditions, `letGo` lists those that the
 * page drops, in the brand's language; the other fields still contain them.
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
