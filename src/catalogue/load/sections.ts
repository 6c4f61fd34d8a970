import type { Db } from "../../database/open.ts";
import type { Directory } from "../directory.ts";
import { loadBanners } from "./banners.ts";
import { loadFilterGroups } from "./filter-groups.ts";
import { loadKinds } from "./kinds.ts";
import { loadOrganisations } from "./organisations.ts";
import { loadPlaces } from "./places.ts";
import { loadRedirects } from "./redirects.ts";
import { loadSeoPages } from "./seo-pages.ts";

/** The directories of all platforms, section by section. */
export type Sections = {
  kinds: Awaited<ReturnType<typeof loadKinds>>;
  filterGroups: Awaited<ReturnType<typeof loadFilterGroups>>;
  places: Awaited<ReturnType<typeof loadPlaces>>;
  organisations: Awaited<ReturnType<typeof loadOrganisations>>;
  banners: Awaited<ReturnType<typeof loadBanners>>;
  seoPages: Awaited<ReturnType<typeof loadSeoPages>>;
  redirects: Awaited<ReturnType<typeof loadRedirects>>;
};

/** The kind of the `change` table for cities that are not listed. */
export const SUGGESTED_CITY = "suggested-city";

/** The kinds of the `change` table that affect each section of the directory: an SEO page contains names of filters and places. */
export const KINDS_OF: Record<keyof Directory, readonly string[]> = {
  kinds: ["kind"],
  filterGroups: ["filter"],
  cities: ["place"],
  suggestedCities: ["place", SUGGESTED_CITY],
  provinces: ["place"],
  regions: ["place"],
  organisations: ["organisation"],
  banners: ["banner"],
  seoPages: ["seo-page", "filter", "place"],
  redirects: ["redirect"],
};

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Loads the sections that are not in `known`, and those that a change of `kinds` affects. Sequentially: at a start, opening
 * another connection takes longer than these queries.
 */
export async function loadSections(db: Db, known: Partial<Sections>, kinds: ReadonlySet<string> = NOTHING): Promise<Sections> {
  const keeps = (section: keyof Directory) => KINDS_OF[section].every((kind) => !kinds.has(kind));
  return {
    kinds: (keeps("kinds") && known.kinds) || (await loadKinds(db)),
    filterGroups: (keeps("filterGroups") && known.filterGroups) || (await loadFilterGroups(db)),
    places: (keeps("cities") && known.places) || (await loadPlaces(db)),
    organisations: (keeps("organisations") && known.organisations) || (await loadOrganisations(db)),
    banners: (keeps("banners") && known.banners) || (await loadBanners(db)),
    seoPages: (keeps("seoPages") && known.seoPages) || (await loadSeoPages(db)),
    redirects: (keeps("redirects") && known.redirects) || (await loadRedirects(db)),
  };
}

const NONE: Directory = {
  kinds: new Map(),
  filterGroups: [],
  cities: new Map(),
  suggestedCities: new Map(),
  provinces: new Map(),
  regions: new Map(),
  organisations: new Map(),
  banners: [],
  seoPages: new Map(),
  redirects: new Map(),
};

/** One platform's directory. Each section is the same object until one of its rows changes. */
export function directoryOf(sections: Sections, platform: number): Directory {
  const places = sections.places.get(platform) ?? NONE;
  return {
    kinds: sections.kinds.get(platform) ?? NONE.kinds,
    filterGroups: sections.filterGroups.get(platform) ?? NONE.filterGroups,
    cities: places.cities,
    suggestedCities: places.suggestedCities,
    provinces: places.provinces,
    regions: places.regions,
    organisations: sections.organisations.get(platform) ?? NONE.organisations,
    banners: sections.banners.get(platform) ?? NONE.banners,
    seoPages: sections.seoPages.get(platform) ?? NONE.seoPages,
    redirects: sections.redirects.get(platform) ?? NONE.redirects,
  };
}
