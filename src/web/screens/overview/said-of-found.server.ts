import { overviewUrl } from "../../../activities/overview-url.ts";
import type { placeAlone } from "../../../activities/place-alone.ts";
import { personsInWords } from "../../../activities/persons-in-words.ts";
import { emptySearch, LITERAL, type SearchState } from "../../../activities/search-state.ts";
import type { UnderstoodOnPage } from "../../../activities/understood-of.ts";
import type { AllWords } from "../../../brands/words.ts";
import { placePhrase } from "../../../places/place-label.ts";
import type { Overview } from "./load-overview.server.ts";

/** What stands above the list, in the words of the brand. */
export type Said = {
  /** What was searched for and how many there are; null when nothing was searched for. */
  heading: string | null;
  found: string;
  /** Why the activities stand in this order, and what leads to more of it. */
  order: { rotates: string; about: string };
  /** What is offered to those who cannot choose. */
  help: { title: string; text: string; button: string };
  /** That a place is not known, and that signs alone were typed. */
  placeUnknown: string | null;
  signsAlone: string | null;
  /** What a sentence was understood as, what of it was not used, and the way to its words as they stand, or back from them; or to the place that is named. */
  understood: { lines: string[]; literally: string; url: string } | null;
};

type Found = Pick<Overview, "state" | "total" | "place" | "inPlace" | "chips"> & {
  /** A place that nobody knows, and whether signs alone were typed. */
  unknown: string | null;
  isSignsAlone: boolean;
  sentence: UnderstoodOnPage | null;
  /** The place that the words of the search name alone. */
  placeAlone: ReturnType<typeof placeAlone>;
};

export function saidOf(
  { state, total, place, inPlace, chips, unknown, isSignsAlone, sentence, placeAlone: alone }: Found,
  words: AllWords,
): Said {
  const { found } = words;
  const activities = words.activities(total);
  const isAround = place !== null && inPlace !== null && total > 0;
  return {
    heading: chips.length > 0 ? found.title(activities, place?.phrase ?? null, personsOf(state, words)) : null,
    found: isAround ? found.countAround(activities, inPlace, place.name) : found.count(activities),
    order: found.order,
    help: found.help,
    placeUnknown: unknown === null ? null : found.placeUnknown(unknown),
    signsAlone: isSignsAlone ? found.signsAlone : null,
    understood: sentence ? understood(sentence, { chips, words }) : (asSentence(state, words) ?? inPlaceAlone(alone, state, words)),
  };
}

function personsOf({ persons }: SearchState, words: AllWords): string | null {
  return persons === null ? null : personsInWords(persons, words);
}

/** The way back from a sentence whose words are searched for as they stand. */
function asSentence({ query, sentence }: SearchState, { found }: AllWords): Said["understood"] {
  if (sentence !== LITERAL) return null;
  return { lines: [], literally: found.asSentence, url: overviewUrl({ ...emptySearch, query }) };
}

/** Who types a town as a word mostly wants what is there, the nearest first. */
function inPlaceAlone(place: Found["placeAlone"], state: SearchState, { found, places }: AllWords): Said["understood"] {
  if (place === null) return null;
  const { type, id } = place;
  const url = overviewUrl({ ...state, query: "", location: { type, id }, page: 1 });
  return { lines: [], literally: found.everythingThere(placePhrase(place, places)), url };
}

function understood(sentence: UnderstoodOnPage, { chips, words }: Pick<Found, "chips"> & { words: AllWords }) {
  const { isOfSentence, budget, letGo, notUsed, widerKm, literalUrl } = sentence;
  const { found } = words;
  // Several bands of prices are one thing that was said.
  const own = chips.filter(({ chip }) => isOfSentence(chip) && !budget?.isOfBudget(chip)).map(({ name }) => name);
  const names = budget ? [...own, found.budget(budget.euros)] : own;
  const lines = [
    ...(names.length > 0 ? [found.understood(names.join(" · "))] : []),
    ...(widerKm === null ? [] : [found.wider(widerKm)]),
    ...(letGo.length > 0 ? [found.letGo(letGo.join(", "))] : []),
    ...(notUsed.length > 0 ? [found.notUsed(notUsed.join(", "))] : []),
  ];
  return { lines, literally: found.literally, url: literalUrl };
}
