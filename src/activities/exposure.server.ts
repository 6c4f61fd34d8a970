import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { OVERVIEW_PAGE_SIZE } from "./filter-query-of.ts";
import { periodNow, seedOfPeriod } from "./rotation.ts";

/** How often each activity of a brand was on the first page of the overview, least shown first. */
export type Exposure = {
  periods: number;
  activities: { id: number; times: number }[];
  /** Gini coefficient: 0 when all were shown equally often, near 1 when a few took nearly all. */
  gini: number;
  /** The coefficient to expect when each first page is an independent random draw. */
  giniByChance: number;
};

const PERIODS_PER_DAY = 24;

/** The exposure over the last `days` days, of the activities that are public now. */
export function exposureOf(catalogue: Pick<Catalogue, "search">, brand: Brand, { days, now }: { days: number; now: Date }): Exposure {
  return exposureIn(catalogue, brand, { periods: days * PERIODS_PER_DAY, last: periodNow(now) });
}

/** How evenly activities were shown in a month. `least` and `most`: the extremes of `times`, relative to its mean. */
export type MonthExposure = { gini: number; giniByChance: number; least: number; most: number };

type Measured = { month: string; exposure: MonthExposure | null };

const measured = new WeakMap<object, Map<number, Measured>>();

/**
 * The exposure of the previous calendar month (UTC), recomputed from the seeds of its hours for the activities that are public now.
 * Computed once a month; null when all activities fit on one page.
 */
export function exposureOfLastMonth(catalogue: Pick<Catalogue, "search" | "untracked">, brand: Brand, now: Date): MonthExposure | null {
  const month = now.toISOString().slice(0, 7);
  const ofBrands = measured.get(catalogue) ?? new Map<number, Measured>();
  measured.set(catalogue, ofBrands);
  const known = ofBrands.get(brand.id);
  if (known?.month === month) return known.exposure;

  const [year, index] = [now.getUTCFullYear(), now.getUTCMonth()];
  const [start, end] = [Date.UTC(year, index - 1, 1), Date.UTC(year, index, 1)].map((time) => periodNow(new Date(time)));
  const hours = { periods: (end ?? 0) - (start ?? 0), last: (end ?? 0) - 1 };
  // Not tracked as a dependency: a monthly figure must not invalidate pages with every change.
  const exposure = catalogue.untracked(() => inShares(exposureIn(catalogue, brand, hours)));
  ofBrands.set(brand.id, { month, exposure });
  return exposure;
}

function inShares({ activities, gini, giniByChance }: Exposure): MonthExposure | null {
  if (activities.length <= OVERVIEW_PAGE_SIZE) return null;
  const mean = activities.reduce((sum, { times }) => sum + times, 0) / activities.length;
  return { gini, giniByChance, least: (activities[0]?.times ?? 0) / mean, most: (activities.at(-1)?.times ?? 0) / mean };
}

type Periods = { periods: number; last: number };

function exposureIn(catalogue: Pick<Catalogue, "search">, brand: Brand, { periods, last }: Periods): Exposure {
  const { ids } = catalogue.search(brand.id, { orderBy: "createdAt" }, { page: 1, limit: Number.MAX_SAFE_INTEGER });
  const times = new Map(ids.map((id) => [id, 0]));

  for (let past = 0; past < periods; past += 1) {
    const seed = seedOfPeriod(brand.id, last - past);
    const shown = catalogue.search(brand.id, { seed }, { page: 1, limit: OVERVIEW_PAGE_SIZE });
    for (const id of shown.ids) times.set(id, (times.get(id) ?? 0) + 1);
  }

  const activities = [...times].map(([id, shown]) => ({ id, times: shown })).toSorted((a, b) => a.times - b.times || a.id - b.id);
  const share = Math.min(1, OVERVIEW_PAGE_SIZE / Math.max(1, ids.length));
  return { periods, activities, gini: giniOf(activities.map(({ times }) => times)), giniByChance: giniByChance(periods, share) };
}

/** The Gini coefficient of amounts in ascending order; 0 for an empty list. */
export function giniOf(ascending: readonly number[]): number {
  const total = ascending.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0;
  const weighted = ascending.reduce((sum, amount, index) => sum + (2 * (index + 1) - ascending.length - 1) * amount, 0);
  return weighted / (ascending.length * total);
}

/** The expected coefficient of many independent draws with equal shares: standard deviation / mean / √π. */
function giniByChance(draws: number, share: number): number {
  return Math.sqrt((1 - share) / (draws * share * Math.PI));
}
