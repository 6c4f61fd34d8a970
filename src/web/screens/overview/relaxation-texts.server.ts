import type { Chip, SearchState } from "../../../activities/search-state.ts";
import type { DroppedCondition, RelaxedSearch } from "../../../activities/relaxed-searches.ts";
import type { AllWords } from "../../../brands/words.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import { placePhrase } from "../../../places/place-label.ts";

/** A search with the names of its chips, and the words of the brand. */
export type NamedSearch = { state: SearchState; chips: readonly { chip: Chip; name: string }[]; words: AllWords };

/** Text of a link that drops or changes a condition. */
export function relaxationText({ dropped, instead }: RelaxedSearch, search: NamedSearch): string {
  const { ways } = search.words.empty;
  if (typeof instead === "number") return ways.around(instead);
  if (typeof instead === "string") return ways.instead(instead);
  if (dropped.some(({ chip }) => chip.kind === "radius")) return search.words.overview.anyRadius;
  const [first = "", second] = dropped.map((one) => nameOf(one, search));
  return second === undefined ? ways.without(first) : ways.withoutBoth(first, second);
}

/** How an activity differs from the search, as its card says: "op ± 38 km" (about 38 km away), "vanaf 30 personen" (from 30 persons). */
export function differenceText(miss: DroppedCondition, activity: ActivityListItem, search: NamedSearch): string {
  const { misses } = search.words.empty;
  const { persons, minimumAge } = search.state;
  switch (miss.chip.kind) {
    case "location":
    case "radius":
      return placeText(activity, search.words) ?? misses.without(nameOf(miss, search));
    case "persons": {
      const { personsMin, personsMax } = activity;
      return personsMax !== null && personsMax < (persons ?? 0) ? misses.personsUpTo(personsMax) : misses.personsFrom(personsMin ?? 0);
    }
    case "minimumAge": {
      const { minimumAge: from, maximumAge: to } = activity;
      return to !== null && to < (minimumAge ?? 0) ? misses.upToAge(to) : misses.fromAge(from ?? 0);
    }
    case "indoorOutdoor":
      return misses.sides[miss.chip.side === "INDOOR" ? "OUTDOOR" : "INDOOR"];
    case "filter":
    case "query":
    case "area":
      return misses.without(nameOf(miss, search));
  }
}

/** The distance of an activity from the city of the search, else its place. */
function placeText({ distanceKm, cities, provinces, regions }: ActivityListItem, { empty, places }: AllWords): string | null {
  if (distanceKm !== null) return empty.misses.away(distanceKm);
  const place = cities[0] ?? provinces[0] ?? regions[0];
  return place ? placePhrase(place, places) : null;
}

/** Without quotes, unlike the chip of a text: these texts quote each name. */
function nameOf({ chip, word }: DroppedCondition, { chips, state }: NamedSearch): string {
  if (chip.kind === "query") return word ?? state.query;
  return chips.find((named) => isSame(named.chip, chip))?.name ?? "";
}

function isSame(a: Chip, b: Chip): boolean {
  if (a.kind === "filter" && b.kind === "filter") return a.filterId === b.filterId;
  if (a.kind === "indoorOutdoor" && b.kind === "indoorOutdoor") return a.side === b.side;
  return a.kind === b.kind;
}
