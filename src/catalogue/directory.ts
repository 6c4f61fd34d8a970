import type { LocationType } from "../contract/enumerations.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";

/** The data of one platform in memory, besides the search index. */
export type Directory = {
  /** Kinds of activities by id. */
  kinds: ReadonlyMap<number, StoredKind>;
  /** Groups and their filters, both sorted. */
  filterGroups: readonly StoredFilterGroup[];
  /** Listed cities. */
  cities: ReadonlyMap<number, StoredCity>;
  /** Cities that visitors suggested and no editor has accepted: not listed, but activities may be in them. */
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
  /** The point that a crop keeps, as fractions of width and height; null is the middle. */
  focus: { x: number; y: number } | null;
  /** For an upload with resized variants: its own size, the widths of the variants, and a placeholder until it has loaded. */
  photo: { width: number; height: number; widths: number[]; placeholder: string | null } | null;
};

/** `related` are ids of similar kinds, the most similar first. */
export type StoredKind = { id: number; name: string; synonyms: readonly string[]; related: readonly number[] };

export type StoredFilter = {
  id: number;
  name: string;
  description: string;
  order: number;
  /**
   * Upper bound of a price band, in cents a person: a search with a maximum price includes every filter up to it. Null for
   * bands without one (over 75 euro, on request), which match no maximum, and for filters that are no price band.
   */
  upTo_cents: number | null;
  /** Words and phrases as `sentences/slots/filters.ts` reads them. */
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

/** Ids are unique within a `type`. */
type StoredPlace<Type extends LocationType> = { type: Type; id: number; name: string };

export type StoredCity = StoredPlace<"CITY"> & {
  locationId: string;
  lon: number;
  lat: number;
  population: number;
  province: number;
  /** Regions whose box contains the city. */
  regions: readonly number[];
  /** False for a suggested city that no editor has accepted. */
  listed: boolean;
  /** Other names. */
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
