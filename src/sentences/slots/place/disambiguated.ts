import type { NamedPlace } from "../../facts.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS } from "../../tokens.ts";

/** The most words of a qualifier: *Noord Holland*. */
const MOST_WORDS = 2;

/**
 * Reads a qualifier after a name: one that selects among places of the same name (`Bergen, Noord-Holland`, `Halle Saale`), or a part of
 * the place (`Utrecht centrum`). Returns the place and the end of the qualifier; null without one.
 */
export function disambiguated(
  { tokens, facts, grammar }: Sentence,
  { place, from, to }: { place: NamedPlace; from: number; to: number },
): { place: NamedPlace; to: number } | null {
  const name = tokens
    .slice(from, to)
    .map(({ nameKey }) => nameKey)
    .join("");
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const run = tokens.slice(to, to + length);
    const isFree = run.every((token, index) => !token.use && token.gap <= (index === 0 ? GAPS.soft : GAPS.none));
    if (run.length < length || !isFree) continue;
    if (length === 1 && run[0]?.gap === GAPS.none && grammar.is("partOfPlace", run[0])) return { place, to: to + 1 };
    const other = place.type === "CITY" ? facts.places.beside(name, run.map(({ raw }) => raw.replaceAll("-", " ")).join(" ")) : null;
    if (other) return { place: other, to: to + length };
  }
  return null;
}
