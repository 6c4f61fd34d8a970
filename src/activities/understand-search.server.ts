import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { TITLE_BAND } from "../../packages/search/order/relevance.ts";
import { typedPieces } from "../../packages/search/text/query-words.ts";
import { isStopWord } from "../../packages/search/text/stop-words.ts";
import type { Facts } from "../sentences/facts.ts";
import { nameKey } from "../sentences/slots/place/name-key.ts";
import { understand } from "../sentences/understand.ts";
import { slotCount, type Understood } from "../sentences/understood.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { foundSentence } from "./found-sentence.ts";
import { searchFilterOf } from "./search-filter-of.server.ts";
import { SEARCH_LIMITS, type SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.server.ts";
import { waysToAskLess, type Shares } from "./ways-to-ask-less.server.ts";

type SearchCatalogue = Pick<Catalogue, "directory" | "search" | "count" | "hasWords">;

/** What was asked beside the text that is read; what the text says as well takes its place, as the newer of both. */
type Typed = { text: string; asked: SearchState; now: Date };

/**
 * What a typed text asks, and the search that it leads to. Its words win where they find something with every one of them in a
 * title. Else it is understood when it says two things, or where and nothing else, or one thing and its words find nothing. `state`
 * keeps the text as it is when it is searched for literally.
 */
export type SearchOfText = { kind: "words" | "sentence"; understood: Understood; state: SearchState };

/** How far *bij* and *rond* reach, in km. */
export const NEAR_KM = 25;

const NOTHING: Understood = {
  ...{ persons: null, minimumAge: null, place: null, radiusKm: null, near: false, indoorOutdoor: null, filters: [], area: null },
  ...{ budgetPerPerson: null, period: null, negated: [], keywords: "", unused: [] },
};

/** Decides how a text is searched for (decisions, second round). */
export function understandSearch(catalogue: SearchCatalogue, brand: Brand, { text, asked, now }: Typed): SearchOfText {
  const words: SearchOfText = { kind: "words", understood: { ...NOTHING, keywords: text }, state: { ...asked, query: text } };
  const facts = sentenceFacts(catalogue, brand);
  const understood = understand(text, facts, now);
  if (!isIn(understood, text, facts) && bestOf(catalogue, brand, text).isInTitle) return words;

  const slots = slotCount(understood);
  // Words that are ruled out would be searched for.
  const isUnsearchable = () => understood.negated.length > 0 || catalogue.count(brand.id, { genericSearchQuery: text }) === 0;
  const isSentence = slots >= 2 || saysWhere(understood, text, facts) || (slots + sidesOf(understood) >= 1 && isUnsearchable());
  if (!isSentence) return words;

  const beside = withoutSaid(asked, understood);
  const said = searchOf(understood, { ...beside, query: text });
  const finds = (some: SearchState) => totalOf(catalogue, brand, { state: some, now }) > 0;
  const { filterGroups: groups } = catalogue.directory(brand.id);
  const ways = () => waysToAskLess(understood, said, { brand, asked: beside, groups, shares: sharesOf(catalogue, brand) });
  return { kind: "sentence", understood, state: foundSentence(said, ways, finds) };
}

/** *in Arnhem*, *rund um Köln*: the name of a place behind stop words, which a title that has it must not answer. */
function isIn({ place }: Understood, text: string, { places, language }: Facts): boolean {
  const words = typedPieces(text, language);
  const telling = words.filter((word) => !isStopWord(word, language));
  return place !== null && telling.length < words.length && places.named(nameKey(telling.join("")))?.id === place.id;
}

/**
 * *een uitje rond Breda*: beside the place nothing is left to search for. The name alone is a word like others; the page of its
 * words leads to the place (place-search.ts).
 */
function saysWhere({ place, keywords }: Understood, text: string, { places }: Facts): boolean {
  return place !== null && keywords === "" && places.named(nameKey(text)) === null;
}

/** About so where activities have several of the filters. */
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

/** How many activities a search finds. */
export function totalOf(catalogue: Pick<Catalogue, "count">, brand: Brand, { state, now }: { state: SearchState; now: Date }): number {
  const filter = searchFilterOf(filterQueryOf(state, { brandId: brand.id, now }));
  return "kind" in filter ? 0 : catalogue.count(brand.id, filter);
}

/** How many activities a text finds, and whether one has every word of it in its title. */
function bestOf(catalogue: Pick<Catalogue, "search">, brand: Brand, text: string): { total: number; isInTitle: boolean } {
  const { total, next } = catalogue.search(brand.id, { genericSearchQuery: text, orderBy: "relevance" }, { page: 1, limit: 1 });
  return { total, isInTitle: typeof next?.band === "number" && next.band <= TITLE_BAND };
}

/** What narrows nothing, and is said to be understood all the same. */
function sidesOf({ period, negated, budgetPerPerson }: Understood): number {
  return [period, budgetPerPerson].filter((side) => side !== null).length + negated.length;
}

/** What was asked before, but for what a sentence says anew. */
function withoutSaid(asked: SearchState, { persons, minimumAge, place, area, indoorOutdoor }: Understood): SearchState {
  return {
    ...asked,
    ...(persons !== null && { persons: null }),
    ...(minimumAge !== null && { minimumAge: null }),
    ...(place !== null && { location: null, radiusKm: null }),
    ...(area !== null && { area: null }),
    ...(indoorOutdoor !== null && { indoorOutdoor: [] }),
  };
}

function searchOf(understood: Understood, { query: sentence, ...asked }: SearchState): SearchState {
  const { place, near, radiusKm, filters, persons, minimumAge, area, indoorOutdoor, keywords } = understood;
  const ownPlace = asked.location === null ? place : null;
  const around = near ? NEAR_KM : null;
  return {
    ...asked,
    sentence,
    query: keywords,
    filters: [...new Set([...asked.filters, ...filters.map(({ id }) => id)])].slice(0, SEARCH_LIMITS.filters),
    location: ownPlace ? { type: ownPlace.type, id: ownPlace.id } : asked.location,
    radiusKm: ownPlace?.type === "CITY" ? (radiusKm ?? around) : asked.radiusKm,
    persons: asked.persons ?? (persons === null ? null : Math.min(persons, SEARCH_LIMITS.persons)),
    minimumAge: asked.minimumAge ?? minimumAge,
    area: asked.area ?? area,
    indoorOutdoor: asked.indoorOutdoor.length === 0 && indoorOutdoor ? [indoorOutdoor] : asked.indoorOutdoor,
  };
}
