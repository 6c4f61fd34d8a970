import { activityUrl } from "../activities/activity-url.ts";
import { periodNow, seedOfPeriod } from "../activities/rotation.ts";
import type { Brand } from "../brands/brand.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Article } from "./article.ts";

/** 'Relevante uitjes' of one province, or of the whole country when `province` is null. */
export type RelevantActivities = { province: string | null; activities: { title: string; url: string; place: string | null }[] };

/** So many are looked at, and so many of a province shown. */
const MOST = { found: 60, perProvince: 2 };

/**
 * Activities of the catalogue that go with an article, by province in the order of their names; every activity takes
 * its turn as on the overview (decisions, API: random order). When the catalogue has none that fit, any.
 */
export async function relevantActivities(
  catalogue: Catalogue,
  brand: Brand,
  { article, now = new Date() }: { article: Pick<Article, "relevant">; now?: Date },
): Promise<RelevantActivities[]> {
  const { filters, text } = article.relevant;
  const ids = catalogue
    .directory(brand.id)
    .filterGroups.flatMap((group) => group.filters)
    .filter(({ name }) => filters.includes(name))
    .map(({ id }) => id);
  const seed = seedOfPeriod(brand.id, periodNow(now));
  const page = { page: 1, limit: MOST.found };
  const fitting = catalogue.search(brand.id, { filters: ids, genericSearchQuery: text ?? null, seed }, page);
  const found = fitting.total > 0 ? fitting : catalogue.search(brand.id, { seed }, page);
  return byProvince(await catalogue.documents(found.ids));
}

function byProvince(documents: readonly ActivityDocument[]): RelevantActivities[] {
  const groups = Map.groupBy(documents, provinceOf);
  return [...groups]
    .map(([province, activities]) => ({ province, activities: activities.slice(0, MOST.perProvince).map(linkOf) }))
    .toSorted((a, b) => (a.province ?? "\uFFFF").localeCompare(b.province ?? "\uFFFF"));
}

function provinceOf({ cities, provinces }: ActivityDocument): string | null {
  return cities[0]?.province.name ?? provinces[0]?.name ?? null;
}

function linkOf({ title, slug, cities, regions }: ActivityDocument) {
  return { title, url: activityUrl({ slug }), place: (cities[0] ?? regions[0])?.name ?? null };
}
