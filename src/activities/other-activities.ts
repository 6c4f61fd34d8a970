import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { cardOf } from "./card.ts";

/** A list is fetched a hundred at a time (specification 2 §9); no organisation shows more here. */
const MOST = 100;

/** The other activities of an activity's organisation, by title (specification 2 §2). */
export async function otherActivities(
  catalogue: Catalogue,
  brand: Brand,
  { id, organisation }: { id: number; organisation: { id: number } | null },
): Promise<ActivityListItem[]> {
  if (!organisation) return [];
  const filter = { organisation: organisation.id, excludeActivity: id, orderBy: "title" } as const;
  const { ids } = catalogue.search(brand.id, filter, { page: 1, limit: MOST });
  return (await catalogue.documents(ids)).map(cardOf);
}
