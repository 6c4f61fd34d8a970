import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { TITLE_BAND } from "../../packages/search/order/relevance.ts";
import { typedPieces } from "../../packages/search/text/query-words.ts";
import { isStopWord } from "../../packages/search/text/stop-words.ts";
import type { Facts } from "../sentences/facts.ts";
import { nameKey } from "../sentences/slots/place/name-key.ts";
import { understand } from "../sentences/understand.ts";
import { slotCount, type Understood } from "../sentences/understood.ts";
import { filterOfState } from "./filter-query-of.ts";
import { relaxSentence } from "./relax-sentence.ts";
import { SEARCH_LIMITS, type SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.server.ts";
import { relaxationSteps, type Shares } from "./relaxation-steps.server.ts";

type SearchCatalogue = Pick<Catalogue, "directory" | "search" | "count" | "hasWords">;

/** `current` is the search so far; the typed text overrides its conditions. */
type Input = { text: string; current: SearchState; now: Date };

/**
 * How a typed text is understood, and the resulting search. It is a search for words when a title has all of them. Else it is a
 * sentence when two conditions are understood, or only a place, or one part while its words find nothing or some are negated.
 * For words, `state` has the text unchanged.
 */
export type SearchOfText = { kind: "words" | "sentence"; understood: Understood; state: SearchState };

/** The radius of *bij* (near) and *rond* (around), in km. */
export const NEAR_KM = 25;

const NOTHING: Understood = {
  ...{ persons: null, minimumAge: null, place: null, radiusKm: null, near: false, indoorOutdoor: null, filters: [], area: null },
  ...{ budgetPerPerson: null, period: null, negated: [], keywords: "", unused: [] },
};

/** Decides between a search for words and an understood sentence (specification 3, second round). */
export function understandSearch(catalogue: SearchCatalogue, brand: Brand, { text, current, now }: Input): SearchOfText {
  const words: SearchOfText = { kind: "words", understood: { ...NOTHING, keywords: text }, state: { ...current, query: text } };
  const facts = sentenceFacts(catalogue, brand);
  const understood = understand(text, facts, now);
  if (!isIn(understood, text, facts) && bestOf(catalogue, brand, text).isInTitle) return words;

  const slots = slotCount(understood);
  // A search for words would find the very words that are negated.
  const isUnsearchable = () => understood.negated.length > 0 || catalogue.count(brand.id, { genericSearchQuery: text }) === 0;
  const isSentence = slots >= 2 || isPlaceOnly(understood, text, facts) || (slots + unfilteredParts(understood) >= 1 && isUnsearchable());
  if (!isSentence) return words;

  const retained = withoutOverridden(current, understood);
  const whole = searchOf(understood, { ...retained, query: text });
  const hasResults = (state: SearchState) => totalOf(catalogue, brand, { state, now }) > 0;
  const { filterGroups: groups } = catalogue.directory(brand.id);
  const steps = () => relaxationSteps(understood, whole, { brand, current: retained, groups, shares: sharesOf(catalogue, brand) });
  return { kind: "sentence", understood, state: relaxSentence(whole, steps, hasResults) };
}

/** *in Arnhem*, *rund um Köln*: a place name after stop words is a place, even if a title contains it. */
function isIn({ place }: Understood, text: string, { places, language }: Facts): boolean {
  const words = typedPieces(text, language);
  const content = words.filter((word) => !isStopWord(word, language));
  return place !== null && content.length < words.length && places.named(nameKey(content.join("")))?.id === place.id;
}

/**
 * *een uitje rond Breda* (an outing near Breda): no words remain beside the place. A bare place name is searched
 * as a word, and its page links to the search in the place (place-search.server.ts).
 */
function isPlaceOnly({ place, keywords }: Understood, text: string, { places }: Facts): boolean {
  return place !== null && keywords === "" && places.named(nameKey(text)) === null;
}

/** The shares of filters are upper bounds: an activity with several of them is counted for each. */
function sharesOf(catalogue: Pick<Catalogue, "search">, brand: Brand): Shares {
  const { total, filterCounts } = catalogue.search(brand.id, {}, { page: 1, limit: 1 });
  const shareOf = (found: number) => (total === 0 ? 0 : Math.min(1, found / total));
  return {
    ofFilters: (ids) => shareOf(filterCounts.reduce((sum, { filterId, count }) => (ids.includes(filterId) ? sum + count : sum), 0)),
    ofWord(word) {
      const best = bestOf(catalogue, brand, word);
      return { share: shareOf(best.total), isInTitle: best.isInTitle };
    },
  };
}

/** The number of results of a search. */
export function totalOf(catalogue: Pick<Catalogue, "count">, brand: Brand, { state, now }: { state: SearchState; now: Date }): number {
  return catalogue.count(brand.id, filterOfState(state, { brandId: brand.id, now }));
}

/** The number of results of a text, and whether any title has all of its words. */
function bestOf(catalogue: Pick<Catalogue, "search">, brand: Brand, text: string): { total: number; isInTitle: boolean } {
  const { total, next } = catalogue.search(brand.id, { genericSearchQuery: text, orderBy: "relevance" }, { page: 1, limit: 1 });
  return { total, isInTitle: typeof next?.band === "number" && next.band <= TITLE_BAND };
}

/** The number of understood parts that filter nothing. */
function unfilteredParts({ period, negated, budgetPerPerson }: Understood): number {
  return [period, budgetPerPerson].filter((part) => part !== null).length + negated.length;
}

/** The current search without the conditions that a sentence overrides. */
function withoutOverridden(current: SearchState, { persons, minimumAge, place, area, indoorOutdoor }: Understood): SearchState {
  return {
    ...current,
    ...(persons !== null && { persons: null }),
    ...(minimumAge !== null && { minimumAge: null }),
    ...(place !== null && { location: null, radiusKm: null }),
    ...(area !== null && { area: null }),
    ...(indoorOutdoor !== null && { indoorOutdoor: [] }),
  };
}

function searchOf(understood: Understood, { query: sentence, ...current }: SearchState): SearchState {
  const { place, near, radiusKm, filters, persons, minimumAge, area, indoorOutdoor, keywords } = understood;
  const ownPlace = current.location === null ? place : null;
  const around = near ? NEAR_KM : null;
  return {
    ...current,
    sentence,
    query: keywords,
    filters: [...new Set([...current.filters, ...filters.map(({ id }) => id)])].slice(0, SEARCH_LIMITS.filters),
    location: ownPlace ? { type: ownPlace.type, id: ownPlace.id } : current.location,
    radiusKm: ownPlace?.type === "CITY" ? (radiusKm ?? around) : current.radiusKm,
    persons: current.persons ?? (persons === null ? null : Math.min(persons, SEARCH_LIMITS.persons)),
    minimumAge: current.minimumAge ?? minimumAge,
    area: current.area ?? area,
    indoorOutdoor: current.indoorOutdoor.length === 0 && indoorOutdoor ? [indoorOutdoor] : current.indoorOutdoor,
  };
}
