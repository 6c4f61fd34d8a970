import type { FilterGroup } from "../../../activities/filter-groups.ts";
import type { Brand } from "../../../brands/brand.ts";
import type { PublicMedia } from "../../../contract/entities/media.ts";

/** A picture card on home: choosing it opens the overview with its filter. */
export type Category = {
  filterId: number;
  name: string;
  activityCount: number;
  image: Pick<PublicMedia, "url" | "focus" | "photo"> | null;
};

/** Cards of the filters of the brand's group for them (specification 2 §2, Home; decisions, second round). */
export function categoriesOf(groups: readonly FilterGroup[], { categoryGroup }: Pick<Brand, "categoryGroup">): Category[] {
  const group = groups.find(({ name }) => name === categoryGroup);
  return (group?.filters ?? []).map(({ id, name, activityCount, image }) => ({
    ...{ filterId: id, name, activityCount },
    image: image && { url: image.url, focus: image.focus, photo: image.photo },
  }));
}
