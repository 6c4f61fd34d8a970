import { folded } from "../search/words.ts";

/** A text as part of an address: `'s-Hertogenbosch` becomes `s-hertogenbosch`; empty when no letter or digit is left. */
export function slugify(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
