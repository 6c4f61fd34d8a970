import type { GeographicLocation } from "../contract/enumerations.ts";
import type { NamedPlace } from "./facts.ts";

/** What a sentence asks; what it does not say is null or empty. */
export type Understood = {
  /** Everybody who comes along; of a range the upper bound. */
  persons: number | null;
  /** The youngest age that is named. */
  minimumAge: number | null;
  place: NamedPlace | null;
  /** As it was typed; who is merely `near` a place has none. */
  radiusKm: number | null;
  /** Around the place and not only in it. */
  near: boolean;
  indoorOutdoor: "INDOOR" | "OUTDOOR" | null;
  filters: { id: number; name: string }[];
  area: GeographicLocation | null;
  /** In euros. */
  budgetPerPerson: number | null;
  /** The words that say when, as they were typed: nothing is narrowed by them. */
  period: string | null;
  /** What is ruled out: shown, never searched for. */
  negated: string[];
  /** What is left to search for. */
  keywords: string;
  /** What is neither understood nor to be searched for. */
  unused: string[];
};

/** The answers that narrow a search, beside its keywords. */
export function slotCount({ persons, minimumAge, place, radiusKm, indoorOutdoor, filters, area }: Understood): number {
  return [persons, minimumAge, place, radiusKm, indoorOutdoor, area].filter((slot) => slot !== null).length + filters.length;
}
