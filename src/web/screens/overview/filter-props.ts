import type { Overview } from "./load-overview.server.ts";

/** The part of an overview that the filters island needs. */
export type FilterProps = Pick<Overview, "state" | "total" | "groups" | "hidden" | "sides" | "place"> & {
  /** Number of active conditions. */
  chips: number;
  /** A typed place that was not found. */
  unknownPlace: string | null;
};

export function filterPropsOf({ state, total, groups, hidden, sides, place, chips, unknownPlace }: Overview): FilterProps {
  return { state, total, groups, hidden, sides, place, chips: chips.length, unknownPlace: unknownPlace?.typed ?? null };
}
