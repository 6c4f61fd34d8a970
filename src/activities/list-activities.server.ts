import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityOf } from "../catalogue/city-of.ts";
import { pageCountOf } from "../catalogue/page-of.ts";
import type { activityList } from "../contract/answers.ts";
import type { PageRequest, SearchFilter } from "../../packages/search/search.ts";
import { cardOf, withDistance } from "./card.ts";
import { cursorText } from "./cursor.ts";
import { distanceFrom } from "./distance-from.ts";
import { periodNow, seedOfPeriod } from "./rotation.ts";

export type ActivityList = z.infer<typeof activityList>;

/** A page of public activities with the count of every filter, and with distances around a city. The default seed is the current period's. */
export async function listActivities(
  catalogue: Catalogue,
  brand: Brand,
  { filter, page, limit, after, now = new Date() }: PageRequest & { filter: SearchFilter; now?: Date },
): Promise<ActivityList> {
  const seed = filter.seed ?? seedOfPeriod(brand.id, periodNow(now));
  const result = catalogue.search(brand.id, { ...filter, seed }, { page, limit, after });
  const documents = await catalogue.documents(result.ids);
  const city = cityOf(catalogue.directory(brand.id), filter.city ?? 0) ?? null;
  return {
    activities: documents.map((document) => withDistance(cardOf(document), city && distanceFrom(city, document))),
    pageCount: pageCountOf(result.total, limit),
    total: result.total,
    seed: result.seed,
    next: cursorText(result.next),
    filterCounts: result.filterCounts,
    relaxations: result.relaxations,
  };
}
