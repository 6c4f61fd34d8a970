import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isShownGroup } from "./filter-groups.server.ts";
import type { DroppedCondition } from "./relaxed-searches.ts";

/** The filters of the hidden groups: hard requirements such as wheelchair access. */
export function wishesOf(catalogue: Pick<Catalogue, "directory">, brand: Brand): ReadonlySet<number> {
  const groups = catalogue.directory(brand.id).filterGroups.filter((group) => !isShownGroup(brand, group));
  return new Set(groups.flatMap(({ filters }) => filters.map(({ id }) => id)));
}

/** Whether a dropped condition is a special wish. */
export function isWish({ chip }: DroppedCondition, wishes: ReadonlySet<number>): boolean {
  return chip.kind === "filter" && wishes.has(chip.filterId);
}
