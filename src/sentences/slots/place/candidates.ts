import { termOf } from "../../../../packages/search/text/analyse.ts";
import type { NamedPlace } from "../../facts.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS, wordOf, type Token } from "../../tokens.ts";
import { isIntroduced, isPlaceReference } from "./is-place-reference.ts";
import { nameKey } from "./name-key.ts";
import { LEAST_POPULATION } from "./sizes.ts";
import { disambiguated } from "./disambiguated.ts";

/** A place named by tokens `from` up to (excluding) `to`; the candidate with the highest score wins. */
export type Candidate = { place: NamedPlace; from: number; to: number; score: number };

/** The most words in the name of a place. */
const MOST_WORDS = 5;
const SHORTEST_MISTYPED = 5;
/** From this length a near match is hardly ever a typing error in another word. */
const LONG_MISTYPED = 8;
const SHORTEST_ADJECTIVE = 4;

/** Every place in a sentence; with `several words` only names of two words or more. */
export function placesIn(sentence: Sentence, only: "any" | "several words"): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const candidate = longestAt(sentence, at, only);
    if (!candidate) continue;
    found.push(candidate);
    at = candidate.to - 1;
  }
  return found;
}

function longestAt(sentence: Sentence, from: number, only: "any" | "several words"): Candidate | null {
  const { tokens, facts, grammar } = sentence;
  const first = tokens[from];
  if (!first || first.use || first.isDigits) return null;
  // *uit Hoorn* is not Uithoorn.
  const most = grammar.is("introducesPlace", first) ? 1 : runLength(tokens, from);
  const type = grammar.is("province", tokens[from - 1]) ? ("PROVINCE" as const) : undefined;

  for (let length = most; length >= (only === "any" ? 1 : 2); length -= 1) {
    const run = tokens.slice(from, from + length);
    const exact = facts.places.named(keyOf(run), type) ?? adjective(sentence, from, run) ?? cityOfPart(sentence, run);
    const place = exact ?? (only === "any" ? mistyped(sentence, from, run) : null);
    if (!place) continue;
    const named = { place, from, to: from + length };
    if (isPlaceReference(sentence, named)) return { ...named, score: scoreOf(sentence, named, exact !== null) };
  }
  return null;
}

function scoreOf(sentence: Sentence, named: Omit<Candidate, "score">, isExact: boolean): number {
  const { place, from, to } = named;
  const isSure = isIntroduced(sentence, from) || disambiguated(sentence, named) !== null;
  return (isSure ? 4 : 0) + (isExact ? 2 : 0) + (to - from > 1 ? 1 : 0) + (place.type === "CITY" ? 0 : 0.5);
}

function runLength(tokens: readonly Token[], from: number): number {
  let length = 1;
  while (length < MOST_WORDS) {
    const next = tokens[from + length];
    if (!next || next.use || next.gap !== GAPS.none || next.isDigits) break;
    length += 1;
  }
  return length;
}

function keyOf(run: readonly Token[]): string {
  return run.map(({ nameKey }) => nameKey).join("");
}

/** The place of an adjective before a word for a part of a place: `dresdner Neustadt`, `Utrechtse binnenstad` (city centre). */
function adjective({ tokens, facts, grammar }: Sentence, from: number, run: readonly Token[]): NamedPlace | null {
  const next = tokens[from + 1];
  if (run.length !== 1 || !next || next.gap !== GAPS.none || !(grammar.is("partOfPlace", next) || grammar.is("surroundings", next)))
    return null;
  const word = keyOf(run);
  const bare = word.replace(facts.language === "nl" ? /(?:se|er)$/ : /er$/, "");
  if (bare === word || bare.length < SHORTEST_ADJECTIVE) return null;
  const { named } = facts.places;
  return named(bare) ?? named(`${bare}en`) ?? named(bare.replace(/(.)$/, "e$1"));
}

/** `Bremen-Vegesack`, `Brussel-Zuid`: the city of a hyphenated district. */
function cityOfPart({ facts, grammar }: Sentence, run: readonly Token[]): NamedPlace | null {
  const [first] = run;
  const [name, part] = first?.raw.split(/[-‐‑]/) ?? [];
  if (run.length !== 1 || !name || !part) return null;
  // *Berlin-Quiz* is no district.
  const word = wordOf(part, facts.language);
  const { isKnown, parts } = termOf(word, facts.language);
  if (!grammar.isOf("partOfPlace", word) && isKnown && parts.length === 0) return null;
  const city = facts.places.named(nameKey(name), "CITY");
  return city && city.country === facts.country && city.population >= LEAST_POPULATION.withParts ? city : null;
}

function mistyped(sentence: Sentence, from: number, run: readonly Token[]): NamedPlace | null {
  const { facts, grammar } = sentence;
  const [first, last] = [run[0], run.at(-1)];
  const key = keyOf(run);
  if (!first || !last || key.length < SHORTEST_MISTYPED || run.some(({ number }) => number !== null)) return null;
  // Two words only if the first begins names of places: *den hgaa* (Den Haag).
  if (run.length > 1 && !(run.length === 2 && grammar.is("nameBegins", first))) return null;
  const { isKnown: isWord, parts } = termOf(last.word, facts.language);
  // *herenveen* parses as a compound, but is a mistyped place.
  const isKnown = (isWord && parts.length === 0) || grammar.is("stop", last) || grammar.vocabulary.has(last.word);
  if (isKnown || facts.occursInActivities(last.raw)) return null;

  const place = facts.places.mistyped(key);
  if (!place) return null;
  const long = key.length >= LONG_MISTYPED ? LEAST_POPULATION.longMistyped : LEAST_POPULATION.mistyped;
  const alone = key.length > SHORTEST_MISTYPED ? long : LEAST_POPULATION.shortMistyped;
  const least = isIntroduced(sentence, from) ? LEAST_POPULATION.mistypedIntroduced : alone;
  return place.population >= least || (place.type !== "CITY" && key.length > SHORTEST_MISTYPED) ? place : null;
}
