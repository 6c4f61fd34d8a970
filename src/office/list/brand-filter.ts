import { brandOfPlatform, brands } from "../../brands/brands.ts";
import type { Scope } from "../../permissions/scope.ts";
import type { OfficeWords } from "../words/office-words.ts";
import type { ListFilter } from "./list-query.ts";

/** The filter by brand, with the brands of the scope; none for an editor of one brand. */
export function brandFilter({ common }: Pick<OfficeWords, "common">, { platformIds }: Scope): ListFilter[] {
  const seen = platformIds === null ? brands : platformIds.map(brandOfPlatform);
  if (seen.length < 2) return [];
  const options = seen.toSorted((a, b) => a.id - b.id).map(({ key, name }) => ({ value: key, label: name }));
  return [{ kind: "choice", name: "merk", label: common.brand, all: common.allBrands, options }];
}
