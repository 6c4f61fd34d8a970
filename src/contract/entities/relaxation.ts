import * as z from "zod/mini";

/** Fields of a search that may be left out as a whole; a city goes with its radius. */
const field = z.enum([
  ...["genericSearchQuery", "personCount", "minimumAge", "city", "radiusKm", "province", "region", "bounds"],
  ...["geographicLocation", "indoorOutdoor", "organisation", "excludeActivity"],
] as const);

/** One thing not to ask: a filter by its id, a word of the text as it was typed, or a whole field. */
const drop = z.union([
  z.object({ field: z.literal("filters"), filterId: z.int() }),
  z.object({ field: z.literal("genericSearchQuery"), word: z.string() }),
  z.object({ field }),
]);

/**
 * What to ask less, and how many activities the search then finds. `and` is a second thing, where one is no help or
 * two find clearly more; with `instead` it is asked otherwise: a wider radius in km around the city (a first one where none was
 * asked), or a part of the word.
 */
export const relaxation = z.object({ drop, and: z.optional(drop), instead: z.optional(z.union([z.number(), z.string()])), total: z.int() });
export type Relaxation = z.infer<typeof relaxation>;
