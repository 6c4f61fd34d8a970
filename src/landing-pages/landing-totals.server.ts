import { setImmediate, setTimeout } from "node:timers/promises";
import { countFound } from "../activities/count-found.server.ts";
import { withoutDeleted } from "../activities/without-deleted.server.ts";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { landingSearchOf } from "./landing-page.ts";
import { landingPages } from "./landing-pages.server.ts";

/** A landing page with fewer activities is not indexed, since it offers too little content (quality requirements, found). */
export const FEWEST_TO_INDEX = 3;

export type LandingTotals = ReadonlyMap<string, number>;

/** The totals of a brand at a generation of the catalogue, and the recount in progress. */
type Count = { generation: number; totals: LandingTotals; recounting: Promise<void> | null };

/** A slice of counting, after which the event loop is free for requests four times as long. */
const SLICE_MS = 4;
const PAUSE_FACTOR = 4;

const counts = new WeakMap<Catalogue, Map<number, Count>>();

/**
 * The number of activities on each landing page of the brand, by slug. The first call counts all of them synchronously, which
 * the app does before it accepts requests. After a change of the catalogue the next call starts a recount in the background,
 * and calls return the former totals until it ends.
 */
export function landingTotals(catalogue: Catalogue, brand: Brand): LandingTotals {
  const count = countOf(catalogue, brand) ?? storeCount(catalogue, brand, countAll(catalogue, brand));
  const totals = currentTotals(catalogue, brand, count);
  // Called for every cached page that is sent, so it looks nothing up.
  catalogue.dependOn(() => currentTotals(catalogue, brand, count) === totals);
  return totals;
}

/** The last totals; starts a recount when the catalogue has changed since. */
function currentTotals(catalogue: Catalogue, brand: Brand, count: Count): LandingTotals {
  if (count.generation !== catalogue.generation && count.recounting === null) {
    count.recounting = recount(catalogue, brand, count);
    // Not awaited: on failure the former totals stay and the next call retries.
    count.recounting.catch(() => {});
  }
  return count.totals;
}

/** As `landingTotals`, but waits for totals of the current generation of the catalogue, or a newer one. */
export async function settledLandingTotals(catalogue: Catalogue, brand: Brand): Promise<LandingTotals> {
  const count = countOf(catalogue, brand) ?? storeCount(catalogue, brand, { generation: -1, totals: new Map(), recounting: null });
  // Waiting for the newest generation might never end while the catalogue keeps changing.
  const { generation } = catalogue;
  while (count.generation < generation) {
    count.recounting ??= recount(catalogue, brand, count);
    await count.recounting;
  }
  return count.totals;
}

/** The landing pages that search engines may index: those with at least three activities. */
export function indexableLandingPages(catalogue: Catalogue, brand: Brand): SeoPage[] {
  const totals = landingTotals(catalogue, brand);
  return landingPages(catalogue, brand).filter(({ slug }) => (totals.get(slug) ?? 0) >= FEWEST_TO_INDEX);
}

function countOf(catalogue: Catalogue, brand: Brand): Count | undefined {
  return counts.get(catalogue)?.get(brand.id);
}

function storeCount(catalogue: Catalogue, brand: Brand, count: Count): Count {
  const ofBrands = counts.get(catalogue) ?? new Map<number, Count>();
  counts.set(catalogue, ofBrands.set(brand.id, count));
  return count;
}

function countAll(catalogue: Catalogue, brand: Brand): Count {
  const totals = catalogue.untracked(
    () => new Map(landingPages(catalogue, brand).map((page) => [page.slug, totalOf(page, catalogue, brand)])),
  );
  return { generation: catalogue.generation, totals, recounting: null };
}

/** A change of the catalogue during the recount makes its totals stale again. */
function recount(catalogue: Catalogue, brand: Brand, count: Count): Promise<void> {
  // Its reads are no dependencies of the page that started it.
  return catalogue.untracked(() => recountUntracked(catalogue, brand, count));
}

async function recountUntracked(catalogue: Catalogue, brand: Brand, count: Count): Promise<void> {
  await setImmediate();
  const { generation } = catalogue;
  try {
    const totals = await countInSlices(catalogue, brand);
    count.totals = isSame(totals, count.totals) ? count.totals : totals;
    count.generation = generation;
  } finally {
    count.recounting = null;
  }
}

/** Counts every page, with pauses for requests. */
async function countInSlices(catalogue: Catalogue, brand: Brand): Promise<LandingTotals> {
  const totals = new Map<string, number>();
  let start_ms = performance.now();
  for (const page of landingPages(catalogue, brand)) {
    totals.set(page.slug, totalOf(page, catalogue, brand));
    const taken_ms = performance.now() - start_ms;
    if (taken_ms < SLICE_MS) continue;
    await setTimeout(taken_ms * PAUSE_FACTOR);
    start_ms = performance.now();
  }
  return totals;
}

function totalOf(page: SeoPage, catalogue: Catalogue, brand: Brand): number {
  return countFound(catalogue, brand, withoutDeleted(catalogue, brand, landingSearchOf(page)));
}

/** Caches depend on the identity of the map, so equal totals keep the former one. */
function isSame(one: LandingTotals, other: LandingTotals): boolean {
  return one.size === other.size && [...one].every(([slug, total]) => other.get(slug) === total);
}
