import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDetail } from "../contract/entities/activity.ts";
import { detailOf } from "./detail.ts";

/** The brand's public activity with this slug; null when there is none (404). */
export async function findActivity(catalogue: Catalogue, brand: Brand, { slug }: { slug: string }): Promise<ActivityDetail | null> {
  const id = catalogue.activityIdOf(brand.id, slug);
  if (id === null) return null;
  const [document] = await catalogue.documents([id]);
  return document?.slug === slug ? detailOf(document) : null;
}
