import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { filterOfState } from "../../activities/filter-query-of.ts";
import { withoutDeleted } from "../../activities/without-deleted.server.ts";
import { isPublic } from "../../catalogue/is-public.ts";
import type { SeoPage } from "../../contract/entities/seo-page.ts";
import { landingSearchOf } from "../../landing-pages/landing-page.ts";
import { indexableLandingPages, settledLandingTotals } from "../../landing-pages/landing-totals.server.ts";
import { landingPath } from "../../landing-pages/landing-slug.ts";
import { partName, type SitemapEntry, type SitemapPart, type SitemapSource } from "./part.server.ts";

/** The search needs a time for its random order, which is not used here. */
const ANY_TIME = { now: new Date(0) };
const BATCH = 5_000;

/** The indexable landing pages, dated by the newest activity that each of them lists. */
export async function landingParts(source: SitemapSource, most: number): Promise<SitemapPart[]> {
  await settledLandingTotals(source.catalogue, source.brand);
  const pages = indexableLandingPages(source.catalogue, source.brand);
  return Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    name: partName("landing", index),
    // Unknown without searching every page.
    changed: null,
    read: async () => entriesOf(source, pages.slice(index * most, (index + 1) * most)),
  }));
}

/** Yields to the event loop before each page, because each needs a search of a few milliseconds. */
async function* entriesOf(source: SitemapSource, pages: readonly SeoPage[]): AsyncGenerator<SitemapEntry> {
  const changed = await changedById(source);
  for (const page of pages) {
    await setImmediate();
    yield { path: landingPath(page.slug), changed: newestListed(source, page, changed) };
  }
}

function newestListed({ brand, catalogue }: SitemapSource, page: SeoPage, changed: ReadonlyMap<number, number>): Date | null {
  const state = withoutDeleted(catalogue, brand, landingSearchOf(page));
  const filter = filterOfState({ ...state, sort: "createdAt" }, { brandId: brand.id, ...ANY_TIME });
  const { ids } = catalogue.search(brand.id, filter, { page: 1, limit: Number.MAX_SAFE_INTEGER });
  const newest = ids.reduce((latest, id) => Math.max(latest, changed.get(id) ?? 0), 0);
  return newest > 0 ? new Date(newest) : null;
}

/** The last change of each public activity of the brand, in milliseconds since 1970. */
async function changedById({ brand, catalogue: { db } }: SitemapSource): Promise<Map<number, number>> {
  const changed = new Map<number, number>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("activity")
      .where(isPublic)
      .where("platform_id", "=", brand.id)
      .where("id", ">", after)
      .select(["id", sql<number>`(extract(epoch from updated_at) * 1000)::float8`.as("changed")])
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const row of rows) changed.set(row.id, row.changed);
    if (rows.length < BATCH) return changed;
    after = rows.at(-1)?.id ?? after;
  }
}
