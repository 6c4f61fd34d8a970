import type { GeographicLocation } from "../contract/enumerations.ts";
import type { NamedPlace } from "./facts.ts";

/** The search conditions in a sentence; absent ones are null or empty. */
export type Understood = {
  /** Group size; the upper bound of a range. */
  persons: number | null;
  /** The youngest age mentioned. */
  minimumAge: number | null;
  place: NamedPlace | null;
  /** As typed; null when the sentence only says `near`. */
  radiusKm: number | null;
  /** Whether the surroundings of the place count too. */
  near: boolean;
  indoorOutdoor: "INDOOR" | "OUTDOOR" | null;
  filters: { id: number; name: string }[];
  area: GeographicLocation | null;
  /** In euros. */
  budgetPerPerson: number | null;
  /** The words for dates and times, as typed; they do not narrow the search. */
  period: string | null;
  /** Excluded things, as typed; shown, but not applied to the search. */
  negated: string[];
  /** The remaining words to search for. */
  keywords: string;
  /** Words that are neither understood nor searched for. */
  unused: string[];
};

/** The number of conditions that narrow a search, without its keywords. */
export function slotCount({ persons, minimumAge, place, radiusKm, indoorOutdoor, filters, area }: Understood): number {
  return [persons, minimumAge, place, radiusKm, indoorOutdoor, area].filter((slot) => slot !== null).length + filters.length;
}
