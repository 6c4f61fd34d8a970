import { overviewUrl } from "../../../activities/overview-url.ts";
import { groupInWords } from "../../../activities/group-in-words.ts";
import type { PlaceSearch } from "../../../activities/place-search.server.ts";
import { emptySearch, LITERAL, type Chip, type SearchState } from "../../../activities/search-state.ts";
import type { UnderstoodOnPage } from "../../../activities/understood-on-page.server.ts";
import type { AllWords } from "../../../brands/words.ts";
import { placePhrase } from "../../../places/place-label.ts";

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
  /**
   * Of a sentence: what it was understood as, what of it was not used, and a link to its words as they stand. Of words: a link to
   * the sentence that they were, or to the place that they name.
   */
  strip: { lines: string[]; link: string; url: string } | null;
};

type Found = {
  state: SearchState;
  total: number;
  place: { name: string; label: string; phrase: string } | null;
  /** How many are in the chosen city itself, where others are around it. */
  inPlace: number | null;
  chips: readonly { chip: Chip; name: string }[];
  /** An unknown place, and whether signs alone were typed. */
  unknown: string | null;
  isSignsAlone: boolean;
  sentence: UnderstoodOnPage | null;
  inPlaceTyped: PlaceSearch | null;
};

export function saidOf(
  { state, total, place, inPlace, chips, unknown, isSignsAlone, sentence, inPlaceTyped }: Found,
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
    strip: sentence ? understood(sentence, { chips, words }) : (asSentence(state, words) ?? everythingThere(inPlaceTyped, words)),
  };
}

function personsOf({ persons }: SearchState, words: AllWords): string | null {
  return persons === null ? null : groupInWords(persons, words);
}

/** Back from a sentence whose words are searched for as they stand. */
function asSentence({ query, sentence }: SearchState, { found }: AllWords): Said["strip"] {
  if (sentence !== LITERAL) return null;
  return { lines: [], link: found.asSentence, url: overviewUrl({ ...emptySearch, query }) };
}

/** A town typed as a word usually means the activities there. */
function everythingThere(search: PlaceSearch | null, { activities, found, places }: AllWords): Said["strip"] {
  if (search === null) return null;
  const { place, state, total } = search;
  // The search in a city goes beyond it.
  const where = place.type === "CITY" ? found.around(place.name) : placePhrase(place, places);
  return { lines: [], link: found.everythingThere(activities(total), where), url: overviewUrl(state) };
}

function understood(sentence: UnderstoodOnPage, { chips, words }: Pick<Found, "chips"> & { words: AllWords }): Said["strip"] {
  const { isOfSentence, budget, dropped, notUsed, widerKm, literalUrl } = sentence;
  const { found } = words;
  // Several bands of prices are one thing that was said.
  const own = chips.filter(({ chip }) => isOfSentence(chip) && !budget?.isOfBudget(chip)).map(({ name }) => name);
  const names = budget ? [...own, found.budget(budget)] : own;
  const lines = [
    ...(names.length > 0 ? [found.understood(names.join(" · "))] : []),
    ...(widerKm === null ? [] : [found.wider(widerKm)]),
    ...(dropped.length > 0 ? [found.letGo(dropped.join(", "))] : []),
    ...(notUsed.length > 0 ? [found.notUsed(notUsed.join(", "))] : []),
  ];
  // Whatever was said has been taken away since.
  return lines.length > 0 ? { lines, link: found.literally, url: literalUrl } : null;
}
