/** Finds activities that match a filter (specification 3, API: filterQuery). Has no SQL, HTTP, clock or brand: the catalogue feeds it. */
export interface Search {
  search(platform: number, filter: SearchFilter, page: PageRequest): SearchResult;
  /** Adds activities, or replaces those with the same id. */
  upsert(records: readonly SearchRecord[]): void;
  remove(ids: readonly number[]): void;
  /** Replaces the kinds, filters and places of a platform. Throws a `RangeError` when it has activities in another language. */
  describe(platform: number, facts: PlatformFacts): void;
}

/** A search that can be maintained while it answers, and saved and loaded. */
export interface SearchEngine extends Search {
  /** Updates some cities of a platform: for one city at a hundredth of the cost of `describe`. */
  changeCities(platform: number, changes: readonly CityChange[]): void;
  /** How many activities a search finds, without a page and facet counts, at half the cost. */
  count(platform: number, filter: SearchFilter): number;
  /** Relaxations that find more than `alreadyFound`; the same as in a search result with no matches. */
  relaxations(platform: number, filter: SearchFilter, alreadyFound: number): Relaxation[];
  /** Whether there are activities with every word of a text in some form, as written, without correction. */
  hasWords(platform: number, text: string): boolean;
  /** The kinds whose whole name occurs in a text, after its words are interpreted. */
  kindsNamed(platform: number, text: string): number[];
  /** Names that begin with the typed text, then those with a later word that does, each with the most activities first. */
  suggest(platform: number, typed: string, wanted: WantedSuggestions): Suggestion[];
  /**
   * Merges changed texts into the base of every platform that has more than `threshold` of them, by default of every
   * platform. Yields after each short step; searches between steps are exact. Returns whether anything was merged.
   */
  mergeChanges(threshold?: MergeThreshold): Generator<void, boolean>;
  /** How many changed texts are not merged yet; every search scans them separately. */
  unmergedCount(): number;
  /** Bytes of WebAssembly memory, which Node's figures for heap and buffers do not include. */
  kernelBytes(): number;
  /**
   * The whole state, one section at a time: each is made on request, in a few milliseconds, and shares memory with the
   * engine. Nothing may change before the last one is copied.
   */
  save(): Iterable<Section>;
  /**
   * Loads what `save` returned into an empty engine, and takes over its memory. Throws a `RangeError` when it does not
   * fit together. Returns the activities whose texts were not saved: upsert them before the first search.
   */
  load(sections: Sections): number[];
}

/** A platform is merged when it has more changed texts than both this number and this share of its merged texts. */
export type MergeThreshold = { changes: number; share: number };

/** A named part of a snapshot. */
export type Section = readonly [name: string, bytes: Uint8Array];
export type Sections = Map<string, Uint8Array>;

/**
 * `page` counts from 1. With `after`, in a random or banded order, the page begins after that activity, even when it
 * was removed; `page` is then only a label.
 */
export type PageRequest = { page: number; limit: number; after?: Cursor | null };

/**
 * The last activity shown, and its band in an order with bands. Without a band its current band is used; if it is no
 * longer found, the page is chosen by number.
 */
export type Cursor = { id: number; band?: number | null };

export type Reach = "ORIGIN_COUNTRY" | "EUROPE" | "OUTSIDE_EUROPE";
export type IndoorOutdoor = "INDOOR" | "OUTDOOR" | "BOTH";

/** The searchable fields of a public activity. */
export type SearchRecord = {
  id: number;
  platform: number;
  title: string;
  companyName: string;
  organisation: { id: number; name: string } | null;
  description: string;
  /** Names of the cities, provinces and regions it is placed in. */
  placeNames: readonly string[];
  personsMin: number | null;
  personsMax: number | null;
  minimumAge: number | null;
  maximumAge: number | null;
  cities: readonly number[];
  provinces: readonly number[];
  regions: readonly number[];
  /** The kind of activity: canoeing, an escape room. */
  kind: number | null;
  filters: readonly number[];
  reach: Reach;
  indoorOutdoor: IndoorOutdoor;
  createdAt_ms: number;
};

/** A city with its province and the regions whose box contains it. */
export type CityFacts = { id: number; lon: number; lat: number; province: number; regions: readonly number[] };
/** The current state of a city; null when it was removed or is unknown. */
export type CityChange = { id: number; city: CityFacts | null };
export type FilterFacts = { id: number; group: number; name: string };
/** A kind of activity with all its names, the preferred one first. Each name counts as a word of the titles of its activities. */
export type KindFacts = { id: number; names: readonly string[] };
export type TextLanguage = "nl" | "de";
export type PlatformFacts = {
  language: TextLanguage;
  kinds: readonly KindFacts[];
  filters: readonly FilterFacts[];
  cities: readonly CityFacts[];
};

/**
 * Ties by title or date are broken by id, ties by relevance and distance by the random order of the seed. Distance has
 * bands: in the city itself, up to 10, 25 and 50 km from it, farther, and no city.
 */
export type SearchOrder = "random" | "title" | "createdAt" | "relevance" | "distance";

/** A query; an absent or null field is no condition, an unknown id matches nothing. */
export type SearchFilter = {
  orderBy?: SearchOrder;
  orderDirection?: "ASC" | "DESC";
  /** 32 bits; determines the random order. */
  seed?: number;
  /** Any filter of a group must match, in all groups. */
  filters?: readonly number[];
  /** Any of these kinds; an empty list finds nothing. */
  kinds?: readonly number[] | null;
  genericSearchQuery?: string | null;
  personCount?: number | null;
  minimumAge?: number | null;
  city?: number | null;
  province?: number | null;
  region?: number | null;
  /** With a city: also activities placed in its province, or in the whole of a region that contains it. */
  advancedCitySearch?: boolean;
  /** With a city: activities within this distance, instead of only in the city. */
  radiusKm?: number | null;
  bounds?: Bounds | null;
  geographicLocation?: Reach | readonly Reach[] | null;
  indoorOutdoor?: IndoorOutdoor | null;
  organisation?: number | null;
  excludeActivity?: number | null;
};

export type Bounds = { lonMin: number; latMin: number; lonMax: number; latMax: number };

export type FilterCount = { filterId: number; count: number };

export type SearchResult = {
  /** Ids of the requested page, in order. */
  ids: number[];
  /** Number of results on all pages. */
  total: number;
  /** Every filter of the platform, counted without its own group. */
  filterCounts: FilterCount[];
  seed: number;
  /** The cursor of the next page; null after an empty page, and in the orders by title and date. */
  next: Cursor | null;
  /** Only when nothing was found: at most four relaxations that find something, the most helpful first. */
  relaxations: Relaxation[];
};

/** A relaxed query, and how many activities it finds. */
export type Relaxation = FilterChange & { total: number };
/**
 * One dropped condition. `and` is a second one, where one is not enough or two find clearly more. `instead` replaces
 * the condition: a wider radius in km, or a part of a word that finds nothing.
 */
export type FilterChange = { drop: DroppedCondition; and?: DroppedCondition; instead?: number | string };
export type DroppedCondition =
  | { field: "filters"; filterId: number }
  | { field: "genericSearchQuery"; word: string }
  | { field: Exclude<keyof SearchFilter, "filters" | "kinds" | "orderBy" | "orderDirection" | "seed" | "advancedCitySearch"> };

export type Suggestion =
  | { kind: "filter"; id: number; name: string; count: number }
  | { kind: "kind"; id: number; name: string; count: number }
  | { kind: "organisation"; id: number; name: string; count: number }
  | { kind: "title"; name: string; count: number }
  | { kind: "word"; name: string; count: number };

/** How many suggestions, and the groups whose filters are suggested as search words instead of filters. */
export type WantedSuggestions = { limit: number; hiddenGroups?: readonly number[] };
