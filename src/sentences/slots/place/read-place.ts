import type { NamedPlace } from "../../facts.ts";
import type { Sentence } from "../../sentence.ts";
import { placesIn, type Candidate } from "./candidates.ts";
import { readNear } from "./near.ts";
import { disambiguated } from "./disambiguated.ts";

/** A place, whether its surroundings count too, and the other places in the sentence as typed. */
export type PlaceFound = { place: NamedPlace; isNear: boolean; others: readonly string[] };

/** The place in a sentence; of several, an introduced one comes first, then the earliest. */
export function readPlace(sentence: Sentence, only: "any" | "several words"): PlaceFound | null {
  const candidates = placesIn(sentence, only);
  const [best] = candidates.toSorted((a, b) => b.score - a.score || a.from - b.from);
  if (!best) return null;

  const { place, to } = disambiguated(sentence, best) ?? best;
  for (const token of sentence.tokens.slice(best.from, to)) token.use = "place";
  return { place, isNear: readNear(sentence, best.from, to), others: otherPlaces(sentence, candidates) };
}

/** A search has one place: further ones (*Breda of Tilburg*) are reported as unused, and are no keywords. */
function otherPlaces({ text, tokens }: Sentence, candidates: readonly Candidate[]): string[] {
  return candidates.flatMap(({ from, to }) => {
    const run = tokens.slice(from, to);
    if (run.some(({ use }) => use)) return [];
    for (const token of run) token.use = "place";
    return [text.slice(run[0]?.start, run.at(-1)?.end)];
  });
}
