import type { Chip, SearchState } from "../../../activities/search-state.ts";
import type { DroppedCondition, RelaxedSearch } from "../../../activities/relaxed-searches.ts";
import type { AllWords } from "../../../brands/words.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import { placePhrase } from "../../../places/place-label.ts";

/** What was asked, with the names of its chips, and the words to speak of it. */
export type AskedInWords = { state: SearchState; chips: readonly { chip: Chip; name: string }[]; words: AllWords };

/** What is let go of, or asked otherwise, as the link says it. */
export function saidOfWay({ dropped, instead }: RelaxedSearch, asked: AskedInWords): string {
  const { ways } = asked.words.empty;
  if (typeof instead === "number") return ways.around(instead);
  if (typeof instead === "string") return ways.instead(instead);
  if (dropped.some(({ chip }) => chip.kind === "radius")) return asked.words.overview.anyRadius;
  const [first = "", second] = dropped.map((one) => nameOf(one, asked));
  return second === undefined ? ways.without(first) : ways.withoutBoth(first, second);
}

/** In what an activity differs from what was asked, as its card says it: "op ± 38 km", "vanaf 30 personen". */
export function saidOfMiss(miss: DroppedCondition, activity: ActivityListItem, asked: AskedInWords): string {
  const { misses } = asked.words.empty;
  const { persons, minimumAge } = asked.state;
  switch (miss.chip.kind) {
    case "location":
    case "radius":
      return saidOfPlace(activity, asked.words) ?? misses.without(nameOf(miss, asked));
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
      return misses.without(nameOf(miss, asked));
  }
}

/** How far it is, else where. */
function saidOfPlace({ distanceKm, cities, provinces, regions }: ActivityListItem, { empty, places }: AllWords): string | null {
  if (distanceKm !== null) return empty.misses.away(distanceKm);
  const place = cities[0] ?? provinces[0] ?? regions[0];
  return place ? placePhrase(place, places) : null;
}

/** The chip of a text is quoted already; here every name is. */
function nameOf({ chip, word }: DroppedCondition, { chips, state }: AskedInWords): string {
  if (chip.kind === "query") return word ?? state.query;
  return chips.find((named) => isSame(named.chip, chip))?.name ?? "";
}

function isSame(a: Chip, b: Chip): boolean {
  if (a.kind === "filter" && b.kind === "filter") return a.filterId === b.filterId;
  if (a.kind === "indoorOutdoor" && b.kind === "indoorOutdoor") return a.side === b.side;
  return a.kind === b.kind;
}
