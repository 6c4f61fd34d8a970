import { isShownGroup } from "../../../activities/filter-groups.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";

/** A way from this activity to others like it. */
export type Preset = { name: string; url: string };

/** The activity's own filters and places as searches; a group that the product ignores offers none. */
export function presetsOf({ filters, cities, provinces, regions }: ActivityDetail): Preset[] {
  const places = [
    ...cities.map(({ id, name }) => ({ name, url: overviewUrl({ location: { type: "CITY", id } }) })),
    ...regions.map(({ id, name }) => ({ name, url: overviewUrl({ location: { type: "REGION", id } }) })),
    ...provinces.map(({ id, name }) => ({ name, url: overviewUrl({ location: { type: "PROVINCE", id } }) })),
  ];
  return [
    ...filters
      .filter(({ filterGroup }) => isShownGroup(filterGroup))
      .map(({ id, name }) => ({ name, url: overviewUrl({ filters: [id] }) })),
    ...places,
  ];
}
