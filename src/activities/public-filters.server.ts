import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { StoredFilter, StoredFilterGroup } from "../catalogue/directory.ts";
import type { PublicFilter } from "../contract/entities/filter.ts";
import { publicMedia } from "../media/public-media.ts";

/** The brand's filters, each with its number of public activities; sorted by group, then by their order in it. */
export function publicFilters(catalogue: Catalogue, brand: Brand): PublicFilter[] {
  const { filterCounts } = catalogue.search(brand.id, {}, { page: 1, limit: 1 });
  const counts = new Map(filterCounts.map(({ filterId, count }) => [filterId, count]));
  return catalogue
    .directory(brand.id)
    .filterGroups.flatMap((group) =>
      group.filters.map((filter) => publicFilter(filter, { group, platform: brand.id, activityCount: counts.get(filter.id) ?? 0 })),
    );
}

function publicFilter(
  { id, name, description, createdAt, updatedAt, image }: StoredFilter,
  { group, platform, activityCount }: { group: StoredFilterGroup; platform: number; activityCount: number },
): PublicFilter {
  return {
    id,
    name,
    description,
    activityCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    filterGroup: {
      id: group.id,
      name: group.name,
      platform,
      image: group.image && publicMedia(group.image),
      headerImage: group.headerImage && publicMedia(group.headerImage),
      order: group.order,
    },
    image: image && publicMedia(image),
  };
}
