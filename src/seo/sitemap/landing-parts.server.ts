import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { filterOfState } from "../../activities/filter-query-of.ts";
import { withoutDeleted } from "../../activities/without-deleted.server.ts";
import { isPublic } from "../../catalogue/is-public.ts";
import type { SeoPage } from "../../contract/entities/seo-page.ts";
import { landingSearchOf } from "../../landing-pages/landing-page.ts";
import { indexableLandingPages, settledLandingTotals } from "../../landing-pages/landing-totals.server.ts";
import { landingPath } from "../../landing-pages/landing-slug.ts";
import { partName, type Listed, type Part, type SitemapSource } from "./part.server.ts";

/** Any order does, and this one is not drawn. */
const AT_NO_MOMENT = { now: new Date(0) };
const READ_AT_ONCE = 5_000;

/** The landing pages that search engines are told of, each as new as the newest activity that it lists. */
export async function landingParts(source: SitemapSource, most: number): Promise<Part[]> {
  await settledLandingTotals(source.catalogue, source.brand);
  const pages = indexableLandingPages(source.catalogue, source.brand);
  return Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    name: partName("landing", index),
    // To know it every page would have to be looked at.
    changed: null,
    read: async () => listed(source, pages.slice(index * most, (index + 1) * most)),
  }));
}

/** A page after the other, with the event loop free between them: what one lists is found in a few milliseconds. */
async function* listed(source: SitemapSource, pages: readonly SeoPage[]): AsyncGenerator<Listed> {
  const changed = await changedById(source);
  for (const page of pages) {
    await setImmediate();
    yield { path: landingPath(page.slug), changed: newestListed(source, page, changed) };
  }
}

function newestListed({ brand, catalogue }: SitemapSource, page: SeoPage, changed: ReadonlyMap<number, number>): Date | null {
  const state = withoutDeleted(catalogue, brand, landingSearchOf(page));
  const filter = filterOfState({ ...state, sort: "createdAt" }, { brandId: brand.id, ...AT_NO_MOMENT });
  const { ids } = catalogue.search(brand.id, filter, { page: 1, limit: Number.MAX_SAFE_INTEGER });
  const newest = ids.reduce((so, id) => Math.max(so, changed.get(id) ?? 0), 0);
  return newest > 0 ? new Date(newest) : null;
}

/** When each public activity of the brand was last changed, in milliseconds. */
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
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of rows) changed.set(row.id, row.changed);
    if (rows.length < READ_AT_ONCE) return changed;
    after = rows.at(-1)?.id ?? after;
  }
}
