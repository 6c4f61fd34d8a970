import * as z from "zod/mini";

const named = { name: z.string(), count: z.int() };

/**
 * A suggested search with its number of activities. A "kind", a "title" and a "word" are searched for by their text; a "word" is
 * the name of a filter that cannot be chosen.
 */
export const suggestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("filter"), id: z.int(), ...named }),
  z.object({ kind: z.literal("kind"), id: z.int(), ...named }),
  z.object({ kind: z.literal("organisation"), id: z.int(), slug: z.string(), ...named }),
  z.object({ kind: z.literal("title"), ...named }),
  z.object({ kind: z.literal("word"), ...named }),
]);
export type Suggestion = z.infer<typeof suggestion>;
