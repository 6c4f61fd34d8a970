import type { FilterGroup } from "../../../activities/filter-groups.ts";
import type { Brand } from "../../../brands/brand.ts";
import type { PublicMedia } from "../../../contract/entities/media.ts";

/** A picture card on home: choosing it opens the overview with its filters. */
export type Category = {
  name: string;
  filters: number[];
  activityCount: number;
  image: Pick<PublicMedia, "url" | "focus" | "photo"> | null;
};

/** Cards of the filter groups, or of the filters of one group (specification 2 §2, Home). */
export function categoriesOf(groups: readonly FilterGroup[], shown: Brand["categories"]): Category[] {
  if (shown.kind === "filter-groups") {
    return groups.map(({ name, filters, activityCount, image }) => ({
      name,
      filters: filters.map(({ id }) => id),
      activityCount,
      image: image && { url: image.url, focus: image.focus, photo: image.photo },
    }));
  }
  const group = groups.find(({ name }) => name === shown.group);
  return (group?.filters ?? []).map(({ id, name, activityCount, image }) => ({
    name,
    filters: [id],
    activityCount,
    image: image && { url: image.url, focus: image.focus, photo: image.photo },
  }));
}
