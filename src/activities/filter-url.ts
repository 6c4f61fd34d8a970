import type { GeographicLocation, LocationType } from "../contract/enumerations.ts";
import { queryFrom } from "../contract/query-from.ts";
import { isCursor } from "../contract/cursor.ts";
import {
  coherent,
  emptySearch,
  LITERAL,
  SEARCH_LIMITS,
  SIDES,
  usesRotation,
  type PlaceChoice,
  type SearchState,
  type Side,
  type Sort,
} from "./search-state.ts";

const PLACE_WORDS = { city: "CITY", province: "PROVINCE", region: "REGION" } satisfies Record<string, LocationType>;
const AREA_WORDS = {
  binnenland: "ORIGIN_COUNTRY",
  europa: "EUROPE",
  "buiten-europa": "OUTSIDE_EUROPE",
} satisfies Record<string, GeographicLocation>;
/** `waar=binnen`, `waar=buiten`, or `waar=binnen,buiten` for either. */
const SIDE_WORDS = { INDOOR: "binnen", OUTDOOR: "buiten" } satisfies Record<Side, string>;
const SORT_WORDS = {
  willekeurig: "recommended",
  titel: "title",
  nieuwste: "createdAt",
  relevantie: "relevance",
  afstand: "distance",
} satisfies Record<string, Sort>;

/** The parameters of the overview, the same on all brands, in the order in which they are written. */
const FILTER_PARAMETERS = [
  "filters",
  "locatie",
  "straal",
  "zoek",
  "zin",
  "personen",
  "gebied",
  "waar",
  "leeftijd",
  "sorteer",
  "pagina",
  "p",
  "na",
] as const;

/** Parses the overview's search from its query parameters. Invalid values are ignored; it never throws. */
export function filterFromUrl(searchParams: URLSearchParams): SearchState {
  const text = (name: (typeof FILTER_PARAMETERS)[number]) => searchParams.get(name) ?? "";

  return coherent({
    filters: filtersFrom(searchParams.getAll("filters").join(",")),
    location: placeFrom(text("locatie")),
    query: queryFrom(text("zoek")),
    sentence: text("zin") === LITERAL ? LITERAL : queryFrom(text("zin")) || null,
    persons: personsFrom(text("personen")),
    area: wordFrom(text("gebied"), AREA_WORDS),
    indoorOutdoor: sidesFrom(searchParams.getAll("waar").join(",")),
    minimumAge: numberFrom(text("leeftijd"), SEARCH_LIMITS.oldestYoung),
    radiusKm: numberFrom(text("straal"), SEARCH_LIMITS.radiusKm),
    sort: wordFrom(text("sorteer"), SORT_WORDS) ?? emptySearch.sort,
    page: numberFrom(text("pagina"), SEARCH_LIMITS.page) ?? 1,
    period: numberFrom(text("p"), Number.MAX_SAFE_INTEGER),
    after: isCursor(text("na")) ? text("na") : null,
  });
}

/**
 * Writes a search as a query string without `?`; empty for an empty search. Parameters have a fixed order. Rotation period and
 * cursor are written from page 2 on, for rotating orders only (specification 3, API: random order is seeded).
 */
export function filterToUrl(state: SearchState): string {
  const isDeep = state.page > 1 && usesRotation(state);
  const values: Record<(typeof FILTER_PARAMETERS)[number], string | number | null> = {
    filters: state.filters.join(","),
    locatie: state.location ? `${state.location.type.toLowerCase()}-${state.location.id}` : null,
    straal: state.radiusKm,
    zoek: state.query,
    zin: state.sentence,
    personen: state.persons,
    gebied: state.area && keyOf(AREA_WORDS, state.area),
    waar: state.indoorOutdoor.map(sideWord).join(","),
    leeftijd: state.minimumAge,
    sorteer: state.sort === emptySearch.sort ? null : keyOf(SORT_WORDS, state.sort),
    pagina: state.page > 1 ? state.page : null,
    p: isDeep ? state.period : null,
    na: isDeep ? state.after : null,
  };

  const written = FILTER_PARAMETERS.filter((name) => values[name]).map((name) => [name, String(values[name])]);
  return new URLSearchParams(written).toString().replaceAll("%2C", ",");
}

/** The parameter value of an order. */
export function sortWord(sort: Sort): string {
  return keyOf(SORT_WORDS, sort) ?? "";
}

/** The parameter value of an area. */
export function areaWord(area: GeographicLocation): string {
  return keyOf(AREA_WORDS, area) ?? "";
}

/** The parameter value of indoors or outdoors. */
export function sideWord(side: Side): string {
  return SIDE_WORDS[side];
}

function filtersFrom(text: string): number[] {
  const ids = text.split(",").map((part) => numberFrom(part, SEARCH_LIMITS.id));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, SEARCH_LIMITS.filters);
}

function sidesFrom(text: string): Side[] {
  const words = text.split(",");
  return SIDES.filter((side) => words.includes(SIDE_WORDS[side]));
}

function placeFrom(text: string): PlaceChoice | null {
  const [word = "", digits = ""] = text.split("-", 2);
  const type = wordFrom(word, PLACE_WORDS);
  const id = numberFrom(digits, SEARCH_LIMITS.id);
  return type && id !== null && text === `${word}-${digits}` ? { type, id } : null;
}

/** Clamped to the slider's maximum, which means "500 or more". */
function personsFrom(text: string): number | null {
  const persons = numberFrom(text, Number.MAX_SAFE_INTEGER);
  return persons === null ? null : Math.min(persons, SEARCH_LIMITS.persons);
}

/** A whole number from 1 to `max`; null for anything else, 0 included. */
function numberFrom(text: string, max: number): number | null {
  if (!/^\d{1,16}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}

function wordFrom<Value>(text: string, words: Record<string, Value>): Value | null {
  return Object.hasOwn(words, text) ? (words[text] ?? null) : null;
}

function keyOf<Value>(words: Record<string, Value>, value: Value): string | null {
  return Object.keys(words).find((key) => words[key] === value) ?? null;
}
