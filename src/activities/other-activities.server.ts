import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { cardOf } from "./card.ts";

/** Keeps the page short; the organisation's own page lists all activities. */
const MAX_SHOWN = 12;

/** `total` includes those that are not shown. */
export type OtherActivities = { activities: ActivityListItem[]; total: number };

/** The other activities of an activity's organisation, by title (specification 2 §2); at most twelve. */
export async function otherActivities(
  catalogue: Catalogue,
  brand: Brand,
  { id, organisation }: { id: number; organisation: { id: number } | null },
): Promise<OtherActivities> {
  if (!organisation) return { activities: [], total: 0 };
  const filter = { organisation: organisation.id, excludeActivity: id, orderBy: "title" } as const;
  const { ids, total } = catalogue.search(brand.id, filter, { page: 1, limit: MAX_SHOWN });
  return { activities: (await catalogue.documents(ids)).map(cardOf), total };
}
