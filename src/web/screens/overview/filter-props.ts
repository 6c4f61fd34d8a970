import type { Overview } from "./load-overview.server.ts";

/** The part of an overview that its filters show. */
export type FilterProps = Pick<Overview, "state" | "total" | "groups" | "hidden" | "sides" | "place"> & {
  /** How much narrows the list. */
  chips: number;
  /** A place that was typed, and that nobody knows. */
  unknownPlace: string | null;
};

export function filterPropsOf({ state, total, groups, hidden, sides, place, chips, unknownPlace }: Overview): FilterProps {
  return { state, total, groups, hidden, sides, place, chips: chips.length, unknownPlace: unknownPlace?.typed ?? null };
}
