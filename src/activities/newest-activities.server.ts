import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { cardOf } from "./card.ts";

const SHOWN = 6;

/** The six newest by `createdAt`, for the home page (specification 3, Home). */
export async function newestActivities(catalogue: Catalogue, brand: Brand): Promise<ActivityListItem[]> {
  const { ids } = catalogue.search(brand.id, { orderBy: "createdAt", orderDirection: "DESC" }, { page: 1, limit: SHOWN });
  return (await catalogue.documents(ids)).map(cardOf);
}
