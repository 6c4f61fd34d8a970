/**
 * Finds activities by what a visitor asks (decisions, API: filterQuery). Knows no SQL, HTTP, clock or brand:
 * the catalogue feeds it, and an engine that answers the same may take the place of the scan.
 */
export interface Search {
  search(platform: number, filter: SearchFilter, page: PageRequest): SearchResult;
  upsert(record: SearchRecord): void;
  remove(id: number): void;
  /** Replaces what is known of a platform's filters and places. */
  describe(platform: number, facts: PlatformFacts): void;
}

/** `page` counts from 1. */
export type PageRequest = { page: number; limit: number };

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
  filters: readonly number[];
  reach: Reach;
  indoorOutdoor: IndoorOutdoor;
  createdAt_ms: number;
};

/** A city with its province and the regions whose box contains it. */
export type CityFacts = { id: number; lon: number; lat: number; province: number; regions: readonly number[] };
export type FilterFacts = { id: number; group: number };
export type PlatformFacts = { filters: readonly FilterFacts[]; cities: readonly CityFacts[] };

export type SearchOrder = "random" | "title" | "createdAt" | "relevance" | "distance";

/** What is asked; an absent or null field asks nothing, an unknown id matches nothing. */
export type SearchFilter = {
  orderBy?: SearchOrder;
  orderDirection?: "ASC" | "DESC";
  /** 32 bits; one seed is one order. */
  seed?: number;
  /** Any of the filters within a group, all of the groups. */
  filters?: readonly number[];
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
};
