import type { FilterFacts } from "./search.ts";

/** The filters of a platform, arranged once: every search counts all of them. */
export type FilterGroups = {
  readonly facts: readonly FilterFacts[];
  readonly groupOf: ReadonlyMap<number, number>;
  /** The positions of a group's filters in `facts`. */
  readonly positionsOf: ReadonlyMap<number, readonly number[]>;
};

export function filterGroupsOf(facts: readonly FilterFacts[]): FilterGroups {
  const byGroup = Map.groupBy(facts.keys(), (position) => facts[position]?.group ?? 0);
  return { facts, groupOf: new Map(facts.map(({ id, group }) => [id, group])), positionsOf: byGroup };
}
