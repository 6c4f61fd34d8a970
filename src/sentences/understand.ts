import { QUERY_LENGTH } from "../contract/limits.ts";
import type { Facts, FilterFact } from "./facts.ts";
import { grammarOf, type Grammar } from "./grammar.ts";
import { correctTypo, createTypoIndex, type TypoIndex } from "../../packages/search/text/correct-typo.ts";
import { restOf } from "./rest.ts";
import type { Sentence } from "./sentence.ts";
import { readAge } from "./slots/age.ts";
import { readArea } from "./slots/area.ts";
import { readCorrections } from "./slots/corrections.ts";
import { joinDozens } from "./slots/dozens.ts";
import {
  filterPhrases,
  budgetFilters,
  readFigures,
  readFilters,
  readNumberedFilters,
  readNegatedFilters,
  type FilterPhrases,
} from "./slots/filters.ts";
import { readIndoorsRuledOut, readIndoors } from "./slots/indoors.ts";
import { readNegated } from "./slots/negation.ts";
import { readPersons } from "./slots/persons/read-persons.ts";
import { readPlace } from "./slots/place/read-place.ts";
import { budgetPerPerson as perPerson, readPrice } from "./slots/price.ts";
import { readRadius } from "./slots/radius.ts";
import { readPeriod } from "./slots/time.ts";
import { tokensOf, wordOf } from "./tokens.ts";
import type { Understood } from "./understood.ts";
import { termOf } from "../../packages/search/text/analyse.ts";

/** Derived from Facts, cached per object. */
type Prepared = { grammar: Grammar; phrases: FilterPhrases; typos: TypoIndex };

/** At most this many numbers are read, in text order; real sentences have fewer ages, times, persons and prices. */
const MOST_NUMBERS = 12;

const prepared = new WeakMap<Facts, Prepared>();

/**
 * Parses a sentence (`30 man buiten bij Utrecht`) into search conditions. Slots are read in a fixed order, longer phrases first,
 * and each word is used once. `today` decides which years count as dates. Text beyond `QUERY_LENGTH` is ignored.
 */
export function understand(typedText: string, facts: Facts, today: Date): Understood {
  const text = typedText.slice(0, QUERY_LENGTH);
  const { grammar, phrases, typos } = preparedFor(facts);
  const sentence: Sentence = { text, tokens: tokensOf(text, facts.language), grammar, facts };
  joinDozens(sentence);
  correctErrors(sentence, typos);
  skipFurtherNumbers(sentence);

  readCorrections(sentence);
  const figures = readFigures(sentence, phrases);
  const numbered = readNumberedFilters(sentence, phrases);
  const radius = readRadius(sentence);
  const price = readPrice(sentence);
  const area = readArea(sentence);
  const period = readPeriod(sentence, today);
  const minimumAge = readAge(sentence);
  const persons = readPersons(sentence);
  const ruledOut = readIndoorsRuledOut(sentence);
  const negatedFilters = readNegatedFilters(sentence, phrases);
  const negated = readNegated(sentence);
  const named = readPlace(sentence, "several words");
  const filters = readFilters(sentence, phrases);
  const indoorOutdoor = readIndoors(sentence, ruledOut);
  const found = named ?? readPlace(sentence, "any");
  const budgetPerPerson = price && perPerson(sentence, price, persons);
  const { keywords, unused } = restOf(sentence);

  return {
    persons,
    minimumAge,
    place: found?.place ?? null,
    radiusKm: found && radius ? radius.km : null,
    near: found !== null && (found.isNear || radius?.isAround === true),
    indoorOutdoor,
    filters: unique([...figures, ...numbered, ...negatedFilters, ...filters, ...budgetFilters(facts.filters, budgetPerPerson)]).map(
      ({ id, name }) => ({
        id,
        name,
      }),
    ),
    area,
    budgetPerPerson,
    period,
    negated,
    keywords: keywords.join(" "),
    unused: [...(found?.others ?? []), ...unused],
  };
}

function unique(filters: readonly FilterFact[]): FilterFact[] {
  return [...new Map(filters.map((filter) => [filter.id, filter])).values()];
}

function preparedFor(facts: Facts): Prepared {
  const known = prepared.get(facts);
  if (known) return known;
  const grammar = grammarOf(facts);
  const phrases = filterPhrases(facts.filters, { language: facts.language, grammar });
  const words = facts.filters.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap((text) => text.split(/[\s*#=]+/)));
  const typos = createTypoIndex([
    ...grammar.contentWords,
    ...words.map((word) => wordOf(word, facts.language)).filter((word) => word.length > 3),
  ]);
  const made = { grammar, phrases, typos };
  prepared.set(facts, made);
  return made;
}

/** Marks numbers beyond `MOST_NUMBERS` and their connectors as used, to bound the work: many phrases may begin with a number. */
function skipFurtherNumbers({ tokens, grammar }: Sentence): void {
  const { to, and } = grammar.connectors;
  let count = 0;
  for (const token of tokens) {
    if (token.number !== null) count += 1;
    if (count > MOST_NUMBERS && (token.number !== null || to(token) || and(token))) token.use = "talk";
  }
}

/** Corrects words that occur neither in the lexicon, the tables, the places nor the activities. */
function correctErrors({ tokens, facts, grammar }: Sentence, typos: TypoIndex): void {
  for (const token of tokens) {
    const { word, raw, number } = token;
    if (number !== null || word.length < 4 || grammar.vocabulary.has(word) || typos.words.has(word)) continue;
    const { isKnown, parts } = termOf(word, facts.language);
    // A long word that only parses as a compound (*steekproducten*) may be a typing error.
    if ((isKnown && (parts.length === 0 || word.length < 10)) || facts.places.named(word) || facts.occursInActivities(raw)) continue;
    const meant = correctTypo(typos, word);
    if (!meant) continue;
    token.word = meant;
    token.stem = termOf(meant, facts.language).stem;
  }
}
