import type { SearchRecord } from "../../packages/search/search.ts";

/**
 * Reads activities that are written two lines each: `id | title | organisation | place names`, then the description.
 * Fields that do not depend on language (persons, ages, filters) are the same for all.
 */
export function readCatalogue(text: string): SearchRecord[] {
  const lines = text.trim().split("\n");
  return lines.flatMap((head, at) => (at % 2 === 0 ? [readActivity(head, lines[at + 1] ?? "")] : []));
}

function readActivity(head: string, description: string): SearchRecord {
  const [id, title, organisation, places] = head.split(" | ");
  if (!title || !organisation || !places) throw new Error(`Not an activity: ${head}`);

  return {
    id: Number(id),
    platform: 1,
    title,
    companyName: organisation,
    organisation: { id: Number(id), name: organisation },
    description,
    placeNames: places.split(", "),
    personsMin: null,
    personsMax: null,
    minimumAge: null,
    maximumAge: null,
    cities: [],
    provinces: [],
    regions: [],
    filters: [],
    kind: null,
    reach: "ORIGIN_COUNTRY",
    indoorOutdoor: "BOTH",
    createdAt_ms: Date.UTC(2026, 0, Number(id)),
  };
}
