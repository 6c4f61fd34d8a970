import type { IndoorOutdoor, Reach } from "../search.ts";

/** The numbers under which sets keep what a record has one of. */
export const REACHES: Record<Reach, number> = { ORIGIN_COUNTRY: 0, EUROPE: 1, OUTSIDE_EUROPE: 2 };
export const WHERES: Record<IndoorOutdoor, number> = { INDOOR: 0, OUTDOOR: 1, BOTH: 2 };

/** The sets that an activity is in: what is both indoors and outdoors is found by either. */
export function wheresOf(where: IndoorOutdoor): number[] {
  return where === "BOTH" ? Object.values(WHERES) : [WHERES[where]];
}
