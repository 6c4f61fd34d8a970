import { overviewUrl } from "../../../activities/overview-url.ts";
import { groupInWords } from "../../../activities/group-in-words.ts";
import type { PlaceSearch } from "../../../activities/place-search.server.ts";
import { emptySearch, LITERAL, type Chip, type SearchState } from "../../../activities/search-state.ts";
import type { UnderstoodOnPage } from "../../../activities/understood-on-page.server.ts";
import type { AllWords } from "../../../brands/words.ts";
import { placePhrase } from "../../../places/place-label.ts";

/** The texts above the list, in the words of the brand. */
export type ResultTexts = {
  /** The search in words with its total; null without a search. */
  heading: string | null;
  found: string;
  /** Why the activities are in this order, and the text of the link to the explanation. */
  order: { rotates: string; about: string };
  /** The help block below the list. */
  help: { title: string; text: string; button: string };
  /** Notices: the place is unknown; only punctuation was typed. */
  placeUnknown: string | null;
  signsAlone: string | null;
  /**
   * For a sentence: how it was understood, what was ignored, and a link to a literal search. For words: a link to the search for their
   * sentence, or for the place that they name.
   */
  sentenceNote: { lines: string[]; link: string; url: string } | null;
};

type Results = {
  state: SearchState;
  total: number;
  place: { name: string; label: string; phrase: string } | null;
  /** Number of results in the chosen city itself, when others are around it. */
  inPlace: number | null;
  chips: readonly { chip: Chip; name: string }[];
  /** An unknown place, and whether only punctuation was typed. */
  unknown: string | null;
  isPunctuationOnly: boolean;
  sentence: UnderstoodOnPage | null;
  inPlaceTyped: PlaceSearch | null;
};

export function resultTexts(
  { state, total, place, inPlace, chips, unknown, isPunctuationOnly, sentence, inPlaceTyped }: Results,
  words: AllWords,
): ResultTexts {
  const { found } = words;
  const activities = words.activities(total);
  const isAround = place !== null && inPlace !== null && total > 0;
  return {
    heading: chips.length > 0 ? found.title(activities, place?.phrase ?? null, personsOf(state, words)) : null,
    found: isAround ? found.countAround(activities, inPlace, place.name) : found.count(activities),
    order: found.order,
    help: found.help,
    placeUnknown: unknown === null ? null : found.placeUnknown(unknown),
    signsAlone: isPunctuationOnly ? found.signsAlone : null,
    sentenceNote: sentence ? understood(sentence, { chips, words }) : (asSentence(state, words) ?? everythingThere(inPlaceTyped, words)),
  };
}

function personsOf({ persons }: SearchState, words: AllWords): string | null {
  return persons === null ? null : groupInWords(persons, words);
}

/** A link from the literal search for a sentence back to its interpretation. */
function asSentence({ query, sentence }: SearchState, { found }: AllWords): ResultTexts["sentenceNote"] {
  if (sentence !== LITERAL) return null;
  return { lines: [], link: found.asSentence, url: overviewUrl({ ...emptySearch, query }) };
}

/** A link to all activities in a place that was typed as a keyword. */
function everythingThere(search: PlaceSearch | null, { activities, found, places }: AllWords): ResultTexts["sentenceNote"] {
  if (search === null) return null;
  const { place, state, total } = search;
  // A search in a city includes its surroundings.
  const where = place.type === "CITY" ? found.around(place.name) : placePhrase(place, places);
  return { lines: [], link: found.everythingThere(activities(total), where), url: overviewUrl(state) };
}

function understood(
  sentence: UnderstoodOnPage,
  { chips, words }: Pick<Results, "chips"> & { words: AllWords },
): ResultTexts["sentenceNote"] {
  const { isOfSentence, budget, dropped, notUsed, widerKm, literalUrl } = sentence;
  const { found } = words;
  // A budget sets several price filters, but was one condition of the sentence.
  const own = chips.filter(({ chip }) => isOfSentence(chip) && !budget?.isOfBudget(chip)).map(({ name }) => name);
  const names = budget ? [...own, found.budget(budget)] : own;
  const lines = [
    ...(names.length > 0 ? [found.understood(names.join(" · "))] : []),
    ...(widerKm === null ? [] : [found.wider(widerKm)]),
    ...(dropped.length > 0 ? [found.letGo(dropped.join(", "))] : []),
    ...(notUsed.length > 0 ? [found.notUsed(notUsed.join(", "))] : []),
  ];
  // Without lines, the visitor has removed all conditions of the sentence.
  return lines.length > 0 ? { lines, link: found.literally, url: literalUrl } : null;
}
