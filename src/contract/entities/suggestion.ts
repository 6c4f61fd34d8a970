import * as z from "zod/mini";

const named = { name: z.string(), count: z.int() };

/**
 * Something that many people look for, with the number of activities behind it. The name of a "kind" is searched for. A "word" is the name of a filter that is
 * nowhere to choose: it is searched for, as a title is.
 */
export const suggestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("filter"), id: z.int(), ...named }),
  z.object({ kind: z.literal("kind"), id: z.int(), ...named }),
  z.object({ kind: z.literal("organisation"), id: z.int(), slug: z.string(), ...named }),
  z.object({ kind: z.literal("title"), ...named }),
  z.object({ kind: z.literal("word"), ...named }),
]);
export type Suggestion = z.infer<typeof suggestion>;
