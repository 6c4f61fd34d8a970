import type { FilterFacts } from "./search.ts";

/** The filters that a platform is described with, arranged once: every search counts all of them. */
export type FilterGroups = {
  readonly facts: readonly FilterFacts[];
  readonly groupOf: ReadonlyMap<number, number>;
  /** Where the filters of a group stand in `facts`. */
  readonly placesOf: ReadonlyMap<number, readonly number[]>;
};

export function filterGroupsOf(facts: readonly FilterFacts[]): FilterGroups {
  const byGroup = Map.groupBy(facts.keys(), (place) => facts[place]?.group ?? 0);
  return { facts, groupOf: new Map(facts.map(({ id, group }) => [id, group])), placesOf: byGroup };
}
