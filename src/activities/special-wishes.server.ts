import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isShownGroup } from "./filter-groups.server.ts";
import type { LetGo } from "./ways-out.ts";

/** The filters of the groups that no panel shows: what somebody cannot do without, such as access for a wheelchair. */
export function wishesOf(catalogue: Pick<Catalogue, "directory">, brand: Brand): ReadonlySet<number> {
  const groups = catalogue.directory(brand.id).filterGroups.filter((group) => !isShownGroup(brand, group));
  return new Set(groups.flatMap(({ filters }) => filters.map(({ id }) => id)));
}

/** Whether a wish is let go of. */
export function isWish({ chip }: LetGo, wishes: ReadonlySet<number>): boolean {
  return chip.kind === "filter" && wishes.has(chip.filterId);
}
