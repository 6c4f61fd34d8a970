import { chipsOf, isNarrowed, understoodSentence, type Chip, type SearchState, type Side } from "../../../activities/search-state.ts";
import { searchOfForm, SHOWN_WORDS } from "../../../activities/search-of-form.ts";
import { shownGroups } from "../../../activities/filter-groups.server.ts";
import { filterQueryOf, OVERVIEW_PAGE_SIZE } from "../../../activities/filter-query-of.ts";
import { countFound, countInCity } from "../../../activities/count-found.server.ts";
import { findActivities } from "../../../activities/find-activities.server.ts";
import { fewFound, nothingFound } from "../../../activities/nothing-found.server.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { groupInWords } from "../../../activities/group-in-words.ts";
import { placeSearch } from "../../../activities/place-search.server.ts";
import { honouredPeriod } from "../../../activities/rotation.ts";
import { punctuationOnlyParameter } from "../../../activities/punctuation-only.ts";
import { teaserOf, type Teaser } from "../../../activities/teaser.ts";
import { understandSearch } from "../../../activities/understand-search.server.ts";
import { understoodOnPage } from "../../../activities/understood-on-page.server.ts";
import { withoutDeleted } from "../../../activities/without-deleted.server.ts";
import { type AllWords, wordsOf } from "../../../brands/words.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import type { BannerTeaser } from "../../../promotions/banner-teaser.ts";
import { PLACE_LENGTH } from "../../../contract/limits.ts";
import { textFrom } from "../../../contract/text-from.ts";
import { findPlaceByText } from "../../../places/find-place-by-text.server.ts";
import { locationById } from "../../../places/location-by-id.server.ts";
import { placeLabel, placePhrase } from "../../../places/place-label.ts";
import type { ContentSite, RequestContext } from "../../../sites.ts";
import { suggestPlaceUrl } from "../../search-fields/suggest-place-url.ts";
import { bannerOfHour } from "../../../promotions/banner-of-hour.server.ts";
import { saidOfNear, saidOfNothing, type SaidOfNear, type SaidOfNothing } from "./said-of-nothing.server.ts";
import { saidOf, type Said } from "./said-of-found.server.ts";
import { whereOf } from "./where-of.server.ts";

/** What the overview shows. */
export type Overview = {
  origin: string;
  state: SearchState;
  total: number;
  pageCount: number;
  /** Period of the order that the page links carry, and where the next page goes on. */
  period: number;
  next: string | null;
  activities: Teaser[];
  /** What the cards say of where they are, beside a chosen city; null for what has no town. */
  where: (string | null)[] | null;
  groups: { id: number; name: string; filters: { id: number; name: string; count: number }[] }[];
  /** What the form sends without showing it, by name. */
  hidden: [name: string, value: string][];
  /** How many of them are possible indoors, and outdoors. */
  sides: Record<Side, number>;
  /** By its name, as it is written in the field, and in a sentence (`op de Veluwe`). */
  place: { name: string; label: string; phrase: string } | null;
  /** How many are in the chosen city itself, where others are around it. */
  inPlace: number | null;
  /** A place that was asked for and that nobody knows, and where it can be suggested. */
  unknownPlace: { typed: string; suggestUrl: string | null } | null;
  said: Said;
  chips: { chip: Chip; name: string }[];
  isFiltered: boolean;
  banner: BannerTeaser | null;
  /** What stands in the place of a list that nothing is found for. */
  nothing: SaidOfNothing | null;
  /** What nearly fits, where there is nothing or hardly anything that fits. */
  near: SaidOfNear | null;
};

/** `listed` is what the list shows, with all that is public of it. */
type Outcome = { kind: "shown"; overview: Overview; listed: ActivityListItem[] } | { kind: "elsewhere"; url: string; isSentence?: boolean };

/** Reads the search from the address; a place that was typed becomes the address of the place that is meant. */
export async function loadOverview(site: ContentSite & RequestContext, searchParams: URLSearchParams): Promise<Outcome> {
  const { brand, catalogue, origin } = site;
  const now = new Date();
  const asked = searchOfForm(searchParams);
  const location = asked.location && locationById(catalogue, brand, asked.location);
  const state = withoutDeleted(catalogue, brand, asked);
  const signs = punctuationOnlyParameter(searchParams);
  const words = wordsOf(brand.locale);
  const inField = searchParams.get("plaats");
  const typed = inField === null ? null : textFrom(inField, PLACE_LENGTH);
  // A form without JavaScript sends the place that it showed beside the one that stands in the field.
  const isAnother = typed !== null && typed !== (location ? placeLabel(location, { words: words.places, home: brand.countryCode }) : null);
  if (isAnother) {
    const found = typed === "" ? null : findPlaceByText(site, typed);
    if (found || typed === "")
      return {
        kind: "elsewhere",
        url: withParameters(overviewUrl({ ...state, location: found && { type: found.type, id: found.id } }), signs),
        isSentence: understoodSentence(state) !== null,
      };
  }

  const meant = sentenceOf(state, { site, now });
  if (meant) {
    // A place of the sentence takes that of the field.
    const unknown = isAnother && meant.location === null ? unknownPlace(typed) : "";
    return { kind: "elsewhere", url: withParameters(overviewUrl(meant), signs, unknown), isSentence: true };
  }
  // The form without JavaScript has told what it was shown with: the address has no more use for that.
  if (searchParams.get("zin") && searchParams.has(SHOWN_WORDS) && !isAnother)
    return { kind: "elsewhere", url: withParameters(overviewUrl(state), signs), isSentence: understoodSentence(state) !== null };

  const filterQuery = filterQueryOf(state, { brandId: brand.id, now });
  const list = await findActivities(catalogue, brand, { filterQuery, page: state.page, limit: OVERVIEW_PAGE_SIZE, now });
  // A state read from an address asks nothing that this list cannot answer.
  if ("kind" in list) return { kind: "elsewhere", url: overviewUrl({}) };

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
  const unknown = isAnother ? typed : null;
  const found = { state, total: list.total, place, inPlace, chips };
  const sentence = understoodOnPage(catalogue, brand, { state, now });
  const said = saidOf(
    { ...found, unknown, isSignsAlone: signs !== "", sentence, inPlaceTyped: placeSearch(catalogue, brand, { state, now }) },
    words,
  );
  const nothing = list.total === 0 ? await nothingFound(catalogue, brand, { state, relaxations: list.relaxations, now }) : null;
  const inWords = { chips, state, location, words };
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
      where: location?.type === "CITY" ? list.activities.map((activity) => whereOf(activity, location, words)) : null,
      groups,
      hidden: hiddenFields(state, groups),
      sides: { INDOOR: countOf("INDOOR"), OUTDOOR: countOf("OUTDOOR") },
      place,
      inPlace,
      unknownPlace: isAnother ? { typed, suggestUrl: suggestPlaceUrl(typed) } : null,
      said,
      chips,
      isFiltered: isNarrowed(state) || state.sentence !== null || state.sort !== "recommended" || state.page > Math.max(1, list.pageCount),
      banner: bannerOfHour(site, { page: state.page, period }),
      nothing: nothing && saidOfNothing(nothing, inWords),
      near: saidOfNear(
        nothing?.near ?? (await fewFound(catalogue, brand, { state, shown: list.activities.map(({ id }) => id), now })),
        inWords,
      ),
    },
  };
}

/** The place, chosen filters that no group offers, as a sentence may set, and the sentence: another choice does not let go of them. */
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

/** What belongs to no search, and the page reports all the same. */
function withParameters(url: string, ...parameters: string[]): string {
  return parameters.filter(Boolean).reduce((address, part) => `${address}${address.includes("?") ? "&" : "?"}${part}`, url);
}

/** The unknown place, kept in the address so that the page reports it. */
function unknownPlace(typed: string): string {
  return new URLSearchParams({ plaats: typed }).toString();
}

/** The search that a text in the keyword field means when it is a sentence; null for words, and for what was read before. */
function sentenceOf(state: SearchState, { site, now }: { site: ContentSite; now: Date }): SearchState | null {
  if (state.query === "" || state.sentence !== null || state.page > 1) return null;
  const meant = understandSearch(site.catalogue, site.brand, { text: state.query, current: state, now });
  return meant.kind === "sentence" ? meant.state : null;
}

/** Filters of groups that are never shown too: a sentence may set one, and its chip takes it away. */
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
