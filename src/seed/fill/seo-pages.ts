import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { SeoPageEntry } from "../content/seo-pages.ts";
import { inBatches } from "../in-batches.ts";
import { cityIds, filterIds, provinceIds } from "../names.ts";
import { addLinks } from "./links.ts";

const PAGE_AND_LINKS = 12;

/** Adds missing landing pages of the brand, with their places and filters, and returns how many. */
export async function fillSeoPages(db: Db, brand: Brand, entries: readonly SeoPageEntry[]): Promise<number> {
  const rows = await db.selectFrom("seo_page").select("slug").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map(({ slug }) => slug));
  const items = entries.filter(({ slug }) => !known.has(slug));
  if (items.length === 0) return 0;

  const city = await cityIds(db, brand);
  const province = await provinceIds(db, brand);
  const filter = await filterIds(db, brand);

  await inBatches(db, { items, rowsPerItem: PAGE_AND_LINKS }, async (transaction, batch) => {
    const pages = await addPages(transaction, brand, batch);
    const links = <Link>(linksOf: (entry: SeoPageEntry) => Link[]) =>
      pages.flatMap(({ id, entry }) => linksOf(entry).map((link) => ({ seo_page_id: id, ...link })));

    await addLinks(
      transaction,
      "seo_page_city",
      links((entry) => (entry.city ? [{ city_id: city(entry.city) }] : [])),
    );
    await addLinks(
      transaction,
      "seo_page_province",
      links((entry) => (entry.province ? [{ province_id: province(entry.province) }] : [])),
    );
    await addLinks(
      transaction,
      "seo_page_filter",
      links(({ filters }) => filters.map((name) => ({ filter_id: filter(name) }))),
    );
  });
  return items.length;
}

async function addPages(db: Db, brand: Brand, entries: SeoPageEntry[]): Promise<{ id: number; entry: SeoPageEntry }[]> {
  const values = entries.map((entry) => pageOf(brand, entry));
  const added = await db.insertInto("seo_page").values(values).returning(["id", "slug"]).execute();
  return added.flatMap(({ id, slug }) => entries.filter((entry) => entry.slug === slug).map((entry) => ({ id, entry })));
}

function pageOf(brand: Brand, entry: SeoPageEntry) {
  return {
    platform_id: brand.id,
    slug: entry.slug,
    title: entry.title,
    search_query: "",
    meta_title: entry.metaTitle,
    meta_description: entry.metaDescription,
    page_title: entry.pageTitle,
    page_description: entry.pageDescription,
  };
}
