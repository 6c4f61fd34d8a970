import * as z from "zod/mini";

const named = { name: z.string(), count: z.int() };

/** Something that many people look for, with the number of activities behind it. */
export const suggestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("filter"), id: z.int(), ...named }),
  z.object({ kind: z.literal("organisation"), id: z.int(), slug: z.string(), ...named }),
  z.object({ kind: z.literal("title"), ...named }),
]);
export type Suggestion = z.infer<typeof suggestion>;
