import type { LocationType } from "../contract/enumerations.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";

/** What the catalogue keeps in memory of one platform, next to the search. */
export type Directory = {
  /** What its activities can be, by id. */
  kinds: ReadonlyMap<number, StoredKind>;
  /** In their order, each with its filters in theirs. */
  filterGroups: readonly StoredFilterGroup[];
  /** Those that are offered. */
  cities: ReadonlyMap<number, StoredCity>;
  /** Those that wait for an editor, or were turned down and are in use: they are placed, but not offered. */
  suggestedCities: ReadonlyMap<number, StoredCity>;
  provinces: ReadonlyMap<number, StoredProvince>;
  regions: ReadonlyMap<number, StoredRegion>;
  organisations: ReadonlyMap<number, StoredOrganisation>;
  /** Active ones only. */
  banners: readonly StoredBanner[];
  /** Active ones by slug. */
  seoPages: ReadonlyMap<string, SeoPage>;
  /** By old slug. */
  redirects: ReadonlyMap<string, StoredRedirect>;
};

export type StoredMedia = {
  id: number;
  title: string;
  alt: string;
  url: string;
  type: "VIDEO" | "IMAGE";
  index: number;
  /** What a crop keeps, as shares of width and height; null is the middle. */
  focus: { x: number; y: number } | null;
  /** Of an upload that was made in several widths: its own size, those widths, and what stands in its place until it comes. */
  photo: { width: number; height: number; widths: number[]; placeholder: string | null } | null;
};

/** `synonyms` are the other words that mean it; `related` are the kinds that are like it, the most alike first. */
export type StoredKind = { id: number; name: string; synonyms: readonly string[]; related: readonly number[] };

export type StoredFilter = {
  id: number;
  name: string;
  description: string;
  order: number;
  /**
   * Where a band of prices ends, in cents a person: what asks for at most so much takes every filter whose end is not above
   * it. Null for what has no end (over 75 euro) or says no price (on request), which satisfy no maximum, and for all others.
   */
  upTo_cents: number | null;
  /** Other words and phrases that mean it, as `sentences/slots/filters.ts` reads them. */
  synonyms: readonly string[];
  createdAt: Date;
  updatedAt: Date;
  image: StoredMedia | null;
};

export type StoredFilterGroup = {
  id: number;
  name: string;
  order: number;
  image: StoredMedia | null;
  headerImage: StoredMedia | null;
  filters: readonly StoredFilter[];
};

/** `type` makes a place of any kind recognisable; ids are unique within a type. */
type StoredPlace<Type extends LocationType> = { type: Type; id: number; name: string };

export type StoredCity = StoredPlace<"CITY"> & {
  locationId: string;
  lon: number;
  lat: number;
  population: number;
  province: number;
  /** Regions whose box contains the city. */
  regions: readonly number[];
  /** False until released: then it is placed, but not offered. */
  listed: boolean;
  /** Other names by which it is found. */
  aliases: readonly string[];
};
export type StoredProvince = StoredPlace<"PROVINCE"> & { locationId: string; country: string };
export type StoredRegion = StoredPlace<"REGION"> & { country: string; lonMin: number; latMin: number; lonMax: number; latMax: number };

export type StoredOrganisation = { id: number; name: string };

export type StoredBanner = {
  id: number;
  title: string;
  buttonTitle: string;
  link: string;
  active: boolean;
  ctaType: "AD" | "QUESTION";
  linkTarget: "newWindow" | "sameWindow";
  platform: number;
  image: StoredMedia | null;
};

export type StoredRedirect = { activityId: number; oldSlug: string; newSlug: string };
