import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { OVERVIEW_PAGE_SIZE } from "./filter-query-of.ts";
import { periodNow, seedOfPeriod } from "./rotation.ts";

/** How often each activity of a brand stood on the first page of the overview, the seldomest first. */
export type Exposure = {
  periods: number;
  activities: { id: number; times: number }[];
  /** 0 when all stood there equally often, near 1 when few had it all. */
  gini: number;
  /** What chance alone would make of it: tossing for each page anew. */
  giniByChance: number;
};

const PERIODS_OF_A_DAY = 24;

/** Of the periods of so many days up to now, by the activities that are public now. */
export function exposureOf(catalogue: Pick<Catalogue, "search">, brand: Brand, { days, now }: { days: number; now: Date }): Exposure {
  return exposureIn(catalogue, brand, { periods: days * PERIODS_OF_A_DAY, last: periodNow(now) });
}

/** How even a month was: the shares of the least and the most shown, where 1 is the mean. Null where there is nothing to compare. */
export type MonthExposure = { gini: number; giniByChance: number; least: number; most: number };

type Measured = { month: string; exposure: MonthExposure | null };

const measured = new WeakMap<object, Map<number, Measured>>();

/**
 * Of the calendar month (UTC) before this one, which follows from the seeds of its hours alone, by the activities that are public
 * now; measured once a month.
 */
export function exposureOfLastMonth(catalogue: Pick<Catalogue, "search" | "untracked">, brand: Brand, now: Date): MonthExposure | null {
  const month = now.toISOString().slice(0, 7);
  const ofBrands = measured.get(catalogue) ?? new Map<number, Measured>();
  measured.set(catalogue, ofBrands);
  const known = ofBrands.get(brand.id);
  if (known?.month === month) return known.exposure;

  const [year, index] = [now.getUTCFullYear(), now.getUTCMonth()];
  const [start, end] = [Date.UTC(year, index - 1, 1), Date.UTC(year, index, 1)].map((moment) => periodNow(new Date(moment)));
  const hours = { periods: (end ?? 0) - (start ?? 0), last: (end ?? 0) - 1 };
  // No page is to be made anew with every change for the sake of what is measured once a month.
  const exposure = catalogue.untracked(() => inShares(exposureIn(catalogue, brand, hours)));
  ofBrands.set(brand.id, { month, exposure });
  return exposure;
}

function inShares({ activities, gini, giniByChance }: Exposure): MonthExposure | null {
  // Where all fit on one page there is nothing to share.
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

/** The Gini coefficient of amounts that ascend; 0 of none. */
export function giniOf(ascending: readonly number[]): number {
  const total = ascending.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0;
  const weighted = ascending.reduce((sum, amount, index) => sum + (2 * (index + 1) - ascending.length - 1) * amount, 0);
  return weighted / (ascending.length * total);
}

/** Of as many tosses with an equal share for all, as long as they are many: deviation over mean, over the root of π. */
function giniByChance(tosses: number, share: number): number {
  return Math.sqrt((1 - share) / (tosses * share * Math.PI));
}
