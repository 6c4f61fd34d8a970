import * as z from "zod/mini";

/** Fields of a search that can be dropped as a whole; a city is dropped with its radius. */
const field = z.enum([
  ...["genericSearchQuery", "personCount", "minimumAge", "city", "radiusKm", "province", "region", "bounds"],
  ...["geographicLocation", "indoorOutdoor", "organisation", "excludeActivity"],
] as const);

/** A condition to drop: a filter by its id, a word of the text as typed, or a whole field. */
const drop = z.union([
  z.object({ field: z.literal("filters"), filterId: z.int() }),
  z.object({ field: z.literal("genericSearchQuery"), word: z.string() }),
  z.object({ field }),
]);

/**
 * A relaxed search, and how many activities it finds. `and` is a second condition to drop, if dropping one does not help or
 * dropping two finds clearly more. `instead` replaces the condition: by a (wider) radius in km around the city, or by a part of the word.
 */
export const relaxation = z.object({ drop, and: z.optional(drop), instead: z.optional(z.union([z.number(), z.string()])), total: z.int() });
export type Relaxation = z.infer<typeof relaxation>;
