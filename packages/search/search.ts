/**
 * Finds activities by what a visitor asks (decisions, API: filterQuery). Knows no SQL, HTTP, clock or brand: the
 * catalogue feeds it.
 */
export interface Search {
  search(platform: number, filter: SearchFilter, page: PageRequest): SearchResult;
  /** Adds activities, or replaces those that are known by their id. */
  upsert(records: readonly SearchRecord[]): void;
  remove(ids: readonly number[]): void;
  /**
   * Replaces what is known of a platform's kinds, filters and places; throws a `RangeError` when it has activities, which were
   * read in another language.
   */
  describe(platform: number, facts: PlatformFacts): void;
}

/** A search that lasts: it can be tidied while it answers, and be written down and read again. */
export interface SearchEngine extends Search {
  /** Takes over what some cities of a platform are now, without the others: for one city, a hundredth of what `describe` takes. */
  changeCities(platform: number, changes: readonly CityChange[]): void;
  /** How many activities a search finds; for who asks no page and no counts, at half the cost. */
  count(platform: number, filter: SearchFilter): number;
  /** What to ask less for a search to find more than it does, `already` so many; as in its answer when that is none. */
  relaxations(platform: number, filter: SearchFilter, already: number): Relaxation[];
  /** Whether activities have every word of a text in some form, as it is written and not as it may be meant. */
  hasWords(platform: number, text: string): boolean;
  /** The kinds of which a text says a whole name, by the words that it is meant to have. */
  kindsNamed(platform: number, text: string): number[];
  /** Names that begin with what is typed, then those with a word that does, each with the most activities first. */
  suggest(platform: number, typed: string, wanted: WantedSuggestions): Suggestion[];
  /**
   * Folds changed texts in, on the platforms where they are more than few, and answers whether there were any; each step is
   * short, and searches between steps are exact. Without a word on what few are, all are folded in.
   */
  mergeChanges(threshold?: MergeThreshold): Generator<void, boolean>;
  /** How many changed texts are not folded in yet; every search looks at them on their own. */
  unmergedCount(): number;
  /** Bytes of the memory that the kernel works on, which Node's own figures of heap and buffers leave out. */
  kernelBytes(): number;
  /**
   * All that it holds, a section at a time: each is made when it is asked for, in a few milliseconds, and shares memory
   * with the engine. Nothing may change before the last one was copied.
   */
  save(): Iterable<Section>;
  /**
   * Takes over what `save` gave, its memory too, into an engine that is still empty; throws a `RangeError` when it does not
   * fit together.
   * AnswerCache with the activities whose texts were too new to be in it: they are to be upserted before the first search.
   */
  load(sections: Sections): number[];
}

/** So many changed texts of a platform are few, and so is this share of those that are folded in. */
export type MergeThreshold = { changes: number; share: number };

/** A named part of a snapshot. */
export type Section = readonly [name: string, bytes: Uint8Array];
export type Sections = Map<string, Uint8Array>;

/**
 * `page` counts from 1. With `after`, in an order with chance in it, the page begins behind the place of that activity,
 * even when it is gone, and `page` only names it.
 */
export type PageRequest = { page: number; limit: number; after?: Cursor | null };

/**
 * An activity that was shown last, with its band where the order has bands. Without a band it is the one where the activity
 * is now; when it is no longer found, the page is that of its number.
 */
export type Cursor = { id: number; band?: number | null };

export type Reach = "ORIGIN_COUNTRY" | "EUROPE" | "OUTSIDE_EUROPE";
export type IndoorOutdoor = "INDOOR" | "OUTDOOR" | "BOTH";

/** A public activity, as far as searching needs it. */
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
  /** What it is: canoeing, an escape room. */
  kind: number | null;
  filters: readonly number[];
  reach: Reach;
  indoorOutdoor: IndoorOutdoor;
  createdAt_ms: number;
};

/** A city with its province and the regions whose box contains it. */
export type CityFacts = { id: number; lon: number; lat: number; province: number; regions: readonly number[] };
/** What a city is now; null is one that is no longer there, or was never known. */
export type CityChange = { id: number; city: CityFacts | null };
export type FilterFacts = { id: number; group: number; name: string };
/** What activities are, with all words that mean it, the name first: each counts as if it stood in their titles. */
export type KindFacts = { id: number; names: readonly string[] };
export type TextLanguage = "nl" | "de";
export type PlatformFacts = {
  language: TextLanguage;
  kinds: readonly KindFacts[];
  filters: readonly FilterFacts[];
  cities: readonly CityFacts[];
};

/**
 * Equals by title or date stand by id, those by relevance and by distance in the random order of the seed. By distance means in
 * bands: in the city itself, up to 10, 25 and 50 km from it, farther, and at last what has no city.
 */
export type SearchOrder = "random" | "title" | "createdAt" | "relevance" | "distance";

/** What is asked; an absent or null field asks nothing, an unknown id matches nothing. */
export type SearchFilter = {
  orderBy?: SearchOrder;
  orderDirection?: "ASC" | "DESC";
  /** 32 bits; one seed is one order. */
  seed?: number;
  /** Any of the filters within a group, all of the groups. */
  filters?: readonly number[];
  /** Any of these kinds; an empty list finds nothing. */
  kinds?: readonly number[] | null;
  genericSearchQuery?: string | null;
  personCount?: number | null;
  minimumAge?: number | null;
  city?: number | null;
  province?: number | null;
  region?: number | null;
  /** With a city: also what is placed in its province, or in the whole of a region that contains it. */
  advancedCitySearch?: boolean;
  /** With a city: what lies at most so far from it, instead of in it. */
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
  /** Of the asked page, in order. */
  ids: number[];
  /** Of all pages. */
  total: number;
  /** Every filter of the platform, its own group left out of the search. */
  filterCounts: FilterCount[];
  seed: number;
  /** Where the following page begins; null behind an empty page, and in the orders by title and date. */
  next: Cursor | null;
  /** Only when nothing was found: what to ask less to find something, the most helpful first, at most four. */
  relaxations: Relaxation[];
};

/** What to ask less, and how many activities the search then finds. */
export type Relaxation = FilterChange & { total: number };
/**
 * One thing not to ask. Where leaving out one is no help, or two find clearly more, `and` is a second one. With `instead` it is asked otherwise: a
 * wider radius in km, or a part of the word that finds nothing.
 */
export type FilterChange = { drop: DroppedCondition; and?: DroppedCondition; instead?: number | string };
/** A filter by its id, one word of the text, or a whole field of the filter (a city with its radius). */
export type DroppedCondition =
  | { field: "filters"; filterId: number }
  | { field: "genericSearchQuery"; word: string }
  | { field: Exclude<keyof SearchFilter, "filters" | "kinds" | "orderBy" | "orderDirection" | "seed" | "advancedCitySearch"> };

/** Something that many people look for, with the number of activities behind it. */
export type Suggestion =
  | { kind: "filter"; id: number; name: string; count: number }
  | { kind: "kind"; id: number; name: string; count: number }
  | { kind: "organisation"; id: number; name: string; count: number }
  | { kind: "title"; name: string; count: number }
  | { kind: "word"; name: string; count: number };

/** How many, and the groups whose filters are words to search for instead of filters to choose. */
export type WantedSuggestions = { limit: number; hiddenGroups?: readonly number[] };
