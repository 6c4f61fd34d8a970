import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { pageCountOf } from "../catalogue/page-of.ts";
import type { activityList } from "../contract/answers.ts";
import type { PageRequest, SearchFilter } from "../search/search.ts";
import { cardOf } from "./card.ts";
import { periodNow, seedOfPeriod } from "./rotation.ts";

export type ActivityList = z.infer<typeof activityList>;

/** A page of the brand's public activities, with the counts of every filter; the seed is the current period's unless given. */
export async function listActivities(
  catalogue: Catalogue,
  brand: Brand,
  { filter, page, limit, after, now = new Date() }: PageRequest & { filter: SearchFilter; now?: Date },
): Promise<ActivityList> {
  const seed = filter.seed ?? seedOfPeriod(brand.id, periodNow(now));
  const result = catalogue.search(brand.id, { ...filter, seed }, { page, limit, after });
  const documents = await catalogue.documents(result.ids);
  return {
    activities: documents.map(cardOf),
    pageCount: pageCountOf(result.total, limit),
    total: result.total,
    seed: result.seed,
    filterCounts: result.filterCounts,
    relaxations: result.relaxations,
  };
}
