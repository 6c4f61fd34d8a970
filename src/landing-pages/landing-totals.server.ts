import { setImmediate, setTimeout } from "node:timers/promises";
import { countFound } from "../activities/count-found.server.ts";
import { withoutDeleted } from "../activities/without-deleted.server.ts";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { landingSearchOf } from "./landing-page.ts";
import { landingPages } from "./landing-pages.server.ts";

/** A landing page that lists fewer activities says too little to be found by (quality, found). */
export const FEWEST_TO_INDEX = 3;

export type LandingTotals = ReadonlyMap<string, number>;

/** What was counted of a brand, when the catalogue was so old, and the count that is under way. */
type Count = { generation: number; totals: LandingTotals; underWay: Promise<void> | null };

/** Counting takes the event loop for so long, and leaves it to the visitors four times as long. */
const SLICE_MS = 4;
const REST = 4;

const counts = new WeakMap<Catalogue, Map<number, Count>>();

/**
 * How many activities each landing page of the brand lists, by its slug. The first call counts them all, which the app
 * does before it has visitors; after a change of the catalogue the former figures stand until the new ones are counted
 * in the background, which the next call begins.
 */
export function landingTotals(catalogue: Catalogue, brand: Brand): LandingTotals {
  const count = countOf(catalogue, brand) ?? keep(catalogue, brand, countAll(catalogue, brand));
  const totals = totalsNow(catalogue, brand, count);
  // Asked for every page that is sent again, so nothing is looked up for it.
  catalogue.dependOn(() => totalsNow(catalogue, brand, count) === totals);
  return totals;
}

/** What the count came to last; begins the next one when the catalogue has changed since. */
function totalsNow(catalogue: Catalogue, brand: Brand, count: Count): LandingTotals {
  if (count.generation !== catalogue.generation && count.underWay === null) {
    count.underWay = recount(catalogue, brand, count);
    // Nobody awaits this one: should it fail, the former figures stand and the next call tries again.
    count.underWay.catch(() => {});
  }
  return count.totals;
}

/** As `landingTotals`, once they are those of the catalogue as it was when this was asked, or newer. */
export async function settledLandingTotals(catalogue: Catalogue, brand: Brand): Promise<LandingTotals> {
  const count = countOf(catalogue, brand) ?? keep(catalogue, brand, { generation: -1, totals: new Map(), underWay: null });
  // Who waited for the present one would wait for as long as something changes each second.
  const { generation } = catalogue;
  while (count.generation < generation) {
    count.underWay ??= recount(catalogue, brand, count);
    await count.underWay;
  }
  return count.totals;
}

/** The landing pages that search engines are told of: they list at least three activities. */
export function indexableLandingPages(catalogue: Catalogue, brand: Brand): SeoPage[] {
  const totals = landingTotals(catalogue, brand);
  return landingPages(catalogue, brand).filter(({ slug }) => (totals.get(slug) ?? 0) >= FEWEST_TO_INDEX);
}

function countOf(catalogue: Catalogue, brand: Brand): Count | undefined {
  return counts.get(catalogue)?.get(brand.id);
}

function keep(catalogue: Catalogue, brand: Brand, count: Count): Count {
  const ofBrands = counts.get(catalogue) ?? new Map<number, Count>();
  counts.set(catalogue, ofBrands.set(brand.id, count));
  return count;
}

function countAll(catalogue: Catalogue, brand: Brand): Count {
  const totals = catalogue.untracked(
    () => new Map(landingPages(catalogue, brand).map((page) => [page.slug, totalOf(page, catalogue, brand)])),
  );
  return { generation: catalogue.generation, totals, underWay: null };
}

/** What changes meanwhile makes the figures old again. */
function recount(catalogue: Catalogue, brand: Brand, count: Count): Promise<void> {
  // They are nobody's alone, whoever asked first.
  return catalogue.untracked(() => recountApart(catalogue, brand, count));
}

async function recountApart(catalogue: Catalogue, brand: Brand, count: Count): Promise<void> {
  await setImmediate();
  const { generation } = catalogue;
  try {
    const totals = await counted(catalogue, brand);
    count.totals = isSame(totals, count.totals) ? count.totals : totals;
    count.generation = generation;
  } finally {
    count.underWay = null;
  }
}

/** Every page once, with rests for the visitors. */
async function counted(catalogue: Catalogue, brand: Brand): Promise<LandingTotals> {
  const totals = new Map<string, number>();
  let start_ms = performance.now();
  for (const page of landingPages(catalogue, brand)) {
    totals.set(page.slug, totalOf(page, catalogue, brand));
    const taken_ms = performance.now() - start_ms;
    if (taken_ms < SLICE_MS) continue;
    await setTimeout(taken_ms * REST);
    start_ms = performance.now();
  }
  return totals;
}

function totalOf(page: SeoPage, catalogue: Catalogue, brand: Brand): number {
  return countFound(catalogue, brand, withoutDeleted(catalogue, brand, landingSearchOf(page)));
}

/** What is made from the figures is kept for as long as they are the same map. */
function isSame(one: LandingTotals, other: LandingTotals): boolean {
  return one.size === other.size && [...one].every(([slug, total]) => other.get(slug) === total);
}
