import { chipsOf, isNarrowed, understoodSentence, type Chip, type SearchState, type Side } from "../../../activities/search-state.ts";
import { SHOWN_WORDS } from "../../../activities/search-of-form.ts";
import { shownGroups } from "../../../activities/filter-groups.server.ts";
import { filterQueryOf, OVERVIEW_PAGE_SIZE } from "../../../activities/filter-query-of.ts";
import { countFound, countInCity } from "../../../activities/count-found.server.ts";
import { findActivities } from "../../../activities/find-activities.server.ts";
import { fewFound, nothingFound } from "../../../activities/nothing-found.server.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { groupInWords } from "../../../activities/group-in-words.ts";
import { placeSearch } from "../../../activities/place-search.server.ts";
import { honouredPeriod } from "../../../activities/rotation.ts";
import { teaserOf, type Teaser } from "../../../activities/teaser.ts";
import { understandSearch } from "../../../activities/understand-search.server.ts";
import { understoodOnPage } from "../../../activities/understood-on-page.server.ts";
import { withoutDeleted } from "../../../activities/without-deleted.server.ts";
import { type AllWords, wordsOf } from "../../../brands/words.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import type { BannerTeaser } from "../../../promotions/banner-teaser.ts";
import { findPlaceByText } from "../../../places/find-place-by-text.server.ts";
import { locationById } from "../../../places/location-by-id.server.ts";
import { placeLabel, placePhrase } from "../../../places/place-label.ts";
import type { ContentSite, RequestContext } from "../../../sites.ts";
import { suggestPlaceUrl } from "../../search-fields/suggest-place-url.ts";
import { bannerOfHour } from "../../../promotions/banner-of-hour.server.ts";
import { nearMatchTexts, noResultTexts, type NearMatchTexts, type NoResultTexts } from "./no-result-texts.server.ts";
import { resultTexts, type ResultTexts } from "./result-texts.server.ts";
import type { OverviewQuery } from "./overview-query.ts";
import { locationText } from "./location-text.server.ts";

/** The data of the overview page. */
export type Overview = {
  origin: string;
  state: SearchState;
  total: number;
  pageCount: number;
  /** The rotation period of the order and the cursor of the next page, for page links. */
  period: number;
  next: string | null;
  activities: Teaser[];
  /** Location texts of the cards, when a city is chosen; null for an activity without a town. */
  where: (string | null)[] | null;
  groups: { id: number; name: string; filters: { id: number; name: string; count: number }[] }[];
  /** Hidden fields of the form. */
  hidden: [name: string, value: string][];
  /** Number of results indoors and outdoors. */
  sides: Record<Side, number>;
  /** The place: its name, its text in the field, and its form in a sentence (`op de Veluwe`, on the Veluwe). */
  place: { name: string; label: string; phrase: string } | null;
  /** Number of results in the chosen city itself, when others are around it. */
  inPlace: number | null;
  /** A typed place that was not found, and the address where it can be suggested. */
  unknownPlace: { typed: string; suggestUrl: string | null } | null;
  texts: ResultTexts;
  chips: { chip: Chip; name: string }[];
  isFiltered: boolean;
  banner: BannerTeaser | null;
  /** The texts in place of an empty list. */
  noResults: NoResultTexts | null;
  /** Activities that nearly fit, when few or none fit. */
  near: NearMatchTexts | null;
};

/** `listed`: the activities of the page with all public data. */
type Outcome = { kind: "shown"; overview: Overview; listed: ActivityListItem[] } | { kind: "redirect"; url: string; isSentence?: boolean };

/** Loads the overview for the search of an address; a typed place or a sentence redirects to the address of its search. */
export async function loadOverview(site: ContentSite & RequestContext, query: OverviewQuery): Promise<Outcome> {
  const { brand, catalogue, origin } = site;
  const now = new Date();
  const { search, typedPlace: typed, punctuation } = query;
  const location = search.location && locationById(catalogue, brand, search.location);
  const state = withoutDeleted(catalogue, brand, search);
  const words = wordsOf(brand.locale);
  // Without JavaScript the form sends both the place that its page showed and the text of the place field.
  const isOtherPlace =
    typed !== null && typed !== (location ? placeLabel(location, { words: words.places, home: brand.countryCode }) : null);
  if (isOtherPlace) {
    const found = typed === "" ? null : findPlaceByText(site, typed);
    if (found || typed === "")
      return {
        kind: "redirect",
        url: withParameters(overviewUrl({ ...state, location: found && { type: found.type, id: found.id } }), punctuation),
        isSentence: understoodSentence(state) !== null,
      };
  }

  const resolved = sentenceOf(state, { site, now });
  if (resolved) {
    // A place in the sentence overrides the one in the place field.
    const unknown = isOtherPlace && resolved.location === null ? unknownPlace(typed) : "";
    return { kind: "redirect", url: withParameters(overviewUrl(resolved), punctuation, unknown), isSentence: true };
  }
  // Removes a field that only the form without JavaScript sends: the words that it was rendered with.
  if (query.hasSentence && query.hasShownWords && !isOtherPlace)
    return { kind: "redirect", url: withParameters(overviewUrl(state), punctuation), isSentence: understoodSentence(state) !== null };

  const filterQuery = filterQueryOf(state, { brandId: brand.id, now });
  const list = await findActivities(catalogue, brand, { filterQuery, page: state.page, limit: OVERVIEW_PAGE_SIZE, now });
  // Unreachable: a search from an address is valid.
  if ("kind" in list) return { kind: "redirect", url: overviewUrl({}) };

  const counts = new Map(list.filterCounts.map(({ filterId, count }) => [filterId, count]));
  const groups = shownGroups(catalogue, brand).map(({ id, name, filters }) => ({
    id,
    name,
    filters: filters.map((filter) => ({ id: filter.id, name: filter.name, count: counts.get(filter.id) ?? 0 })),
  }));
  const countOf = (side: Side) => countFound(catalogue, brand, { ...state, indoorOutdoor: [side] });
  const period = honouredPeriod(state.period, now);
  const inCity = countInCity(catalogue, brand, state);
  const inPlace = inCity === null || inCity === list.total ? null : inCity;
  const place = location && {
    name: location.name,
    label: placeLabel(location, { words: words.places, home: brand.countryCode }),
    phrase: inPlace === null ? placePhrase(location, words.places) : words.found[inPlace > 0 ? "around" : "near"](location.name),
  };
  const filterNames = new Map(
    catalogue.directory(brand.id).filterGroups.flatMap(({ filters }) => filters.map(({ id, name }) => [id, name])),
  );
  const chips = namedChips(state, { filterNames, place, words });
  const unknown = isOtherPlace ? typed : null;
  const found = { state, total: list.total, place, inPlace, chips };
  const sentence = understoodOnPage(catalogue, brand, { state, now });
  const texts = resultTexts(
    { ...found, unknown, isPunctuationOnly: punctuation !== "", sentence, inPlaceTyped: placeSearch(catalogue, brand, { state, now }) },
    words,
  );
  const nothing = list.total === 0 ? await nothingFound(catalogue, brand, { state, relaxations: list.relaxations, now }) : null;
  const namedSearch = { chips, state, location, words };
  return {
    kind: "shown",
    listed: list.activities,
    overview: {
      origin,
      state,
      total: list.total,
      pageCount: list.pageCount,
      period,
      next: list.next,
      activities: list.activities.map(teaserOf),
      where: location?.type === "CITY" ? list.activities.map((activity) => locationText(activity, location, words)) : null,
      groups,
      hidden: hiddenFields(state, groups),
      sides: { INDOOR: countOf("INDOOR"), OUTDOOR: countOf("OUTDOOR") },
      place,
      inPlace,
      unknownPlace: isOtherPlace ? { typed, suggestUrl: suggestPlaceUrl(typed) } : null,
      texts,
      chips,
      isFiltered: isNarrowed(state) || state.sentence !== null || state.sort !== "recommended" || state.page > Math.max(1, list.pageCount),
      banner: bannerOfHour(site, { page: state.page, period }),
      noResults: nothing && noResultTexts(nothing, namedSearch),
      near: nearMatchTexts(
        nothing?.near ?? (await fewFound(catalogue, brand, { state, shown: list.activities.map(({ id }) => id), now })),
        namedSearch,
      ),
    },
  };
}

/** The place, chosen filters that no group shows (from a sentence), and the sentence: another choice must keep them. */
function hiddenFields({ filters, location, sentence, query }: SearchState, groups: Overview["groups"]): Overview["hidden"] {
  const offered = new Set(groups.flatMap((group) => group.filters.map(({ id }) => id)));
  return [
    ...(location ? [["locatie", `${location.type.toLowerCase()}-${location.id}`] as [string, string]] : []),
    ...filters.filter((id) => !offered.has(id)).map((id): [string, string] => ["filters", String(id)]),
    ...(sentence === null
      ? []
      : ([
          ["zin", sentence],
          [SHOWN_WORDS, query],
        ] as [string, string][])),
  ];
}

/** Adds parameters that are not part of the search, but that the page reports. */
function withParameters(url: string, ...parameters: string[]): string {
  return parameters.filter(Boolean).reduce((address, part) => `${address}${address.includes("?") ? "&" : "?"}${part}`, url);
}

/** The parameter of an unknown place, which the page reports. */
function unknownPlace(typed: string): string {
  return new URLSearchParams({ plaats: typed }).toString();
}

/** The search of a sentence in the keyword field; null for keywords, and for a sentence that was resolved before. */
function sentenceOf(state: SearchState, { site, now }: { site: ContentSite; now: Date }): SearchState | null {
  if (state.query === "" || state.sentence !== null || state.page > 1) return null;
  const resolved = understandSearch(site.catalogue, site.brand, { text: state.query, current: state, now });
  return resolved.kind === "sentence" ? resolved.state : null;
}

/** `filterNames` includes filters of hidden groups: a sentence may set one, and its chip removes it. */
type Names = { filterNames: ReadonlyMap<number, string>; place: Overview["place"]; words: AllWords };

function namedChips(state: SearchState, { filterNames, place, words }: Names): Overview["chips"] {
  const nameOf = (chip: Chip): string | undefined => {
    switch (chip.kind) {
      case "filter":
        return filterNames.get(chip.filterId);
      case "location":
        return place?.name;
      case "query":
        return words.quoted(state.query);
      case "persons":
        return state.persons === null ? undefined : groupInWords(state.persons, words);
      case "area":
        return state.area ? words.overview.areas[state.area] : undefined;
      case "indoorOutdoor":
        return words.overview.sides[chip.side];
      case "minimumAge":
        return state.minimumAge === null ? undefined : words.overview.fromAge(state.minimumAge);
      case "radius":
        return state.radiusKm === null ? undefined : words.empty.ways.around(state.radiusKm);
    }
  };
  return chipsOf(state).flatMap((chip) => {
    const name = nameOf(chip);
    return name ? [{ chip, name }] : [];
  });
}
