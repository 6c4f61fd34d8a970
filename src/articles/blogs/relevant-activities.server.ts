import { activityUrl } from "../../activities/activity-url.ts";
import { periodNow, seedOfPeriod } from "../../activities/rotation.ts";
import type { Brand } from "../../brands/brand.ts";
import type { ActivityDocument } from "../../catalogue/activity-document.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { SearchFilter } from "../../../packages/search/search.ts";
import type { Article } from "./article.ts";

/** 'Relevante uitjes' of one province, of a region if that is all that is known, or of the whole country (`province` is null). */
export type RelevantActivities = { province: string | null; activities: { title: string; url: string; place: string | null }[] };

/** The limits of the search, and of each province. */
const MOST = { found: 60, perProvince: 2 };
/** With fewer results the search is widened. */
const LEAST = 6;

/**
 * Activities that match an article, by province in alphabetical order, in the rotating order of the overview (specification 3, API:
 * random order). When too few match all filters, matches of the first filter are added; when none match, it finds all
 * activities.
 */
export async function relevantActivities(
  catalogue: Catalogue,
  brand: Brand,
  { article, now = new Date() }: { article: Pick<Article, "relevant">; now?: Date },
): Promise<RelevantActivities[]> {
  const { filters, text } = article.relevant;
  const ids = filters.flatMap((name) => filterIdOf(catalogue, brand, name) ?? []);
  const seed = seedOfPeriod(brand.id, periodNow(now));
  const search = (filter: SearchFilter) => catalogue.search(brand.id, { ...filter, seed }, { page: 1, limit: MOST.found }).ids;

  const fitting = search({ filters: ids, genericSearchQuery: text ?? null });
  const wider = fitting.length < LEAST && ids.length > 0 ? search({ filters: ids.slice(0, 1) }) : [];
  const found = [...new Set([...fitting, ...wider])].slice(0, MOST.found);
  return byProvince(await catalogue.documents(found.length > 0 ? found : search({})));
}

function filterIdOf(catalogue: Catalogue, brand: Brand, name: string): number | undefined {
  const groups = catalogue.directory(brand.id).filterGroups;
  return groups.flatMap(({ filters }) => filters).find((filter) => filter.name === name)?.id;
}

function byProvince(documents: readonly ActivityDocument[]): RelevantActivities[] {
  const groups = Map.groupBy(documents, provinceOf);
  return [...groups]
    .map(([province, activities]) => ({ province, activities: activities.slice(0, MOST.perProvince).map(linkOf) }))
    .toSorted((a, b) => (a.province ?? "\uFFFF").localeCompare(b.province ?? "\uFFFF"));
}

function provinceOf({ cities, provinces, regions }: ActivityDocument): string | null {
  return cities[0]?.province.name ?? (provinces[0] ?? regions[0])?.name ?? null;
}

function linkOf({ title, slug, cities, regions }: ActivityDocument) {
  return { title, url: activityUrl({ slug }), place: (cities[0] ?? regions[0])?.name ?? null };
}
