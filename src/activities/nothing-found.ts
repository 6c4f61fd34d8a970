import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Relaxation } from "../contract/entities/relaxation.ts";
import { isShownGroup } from "./filter-groups.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { nearMatches, type NearMatch } from "./near-matches.ts";
import { relatedKinds, type KindWay } from "./related-kinds.ts";
import { searchFilterOf } from "./search-filter-of.ts";
import type { SearchState } from "./search-state.ts";
import { waysOut, type WayOut } from "./ways-out.ts";

/** What a search that finds nothing offers instead. */
export type NothingFound = { ways: WayOut[]; kinds: KindWay[]; near: NearMatch[] };

/** So many are a choice; with fewer, what nearly fits is shown behind them. */
const ENOUGH = 3;

/**
 * Up to two conditions less, kinds like the one that was asked for, and activities that nearly fit (decisions, second round). A
 * special wish may be let go of too, but after all else: it is seldom a wish.
 */
export async function nothingFound(
  catalogue: Catalogue,
  brand: Brand,
  { state, relaxations, now }: { state: SearchState; relaxations: readonly Relaxation[]; now: Date },
): Promise<NothingFound> {
  const special = catalogue.directory(brand.id).filterGroups.filter((group) => !isShownGroup(brand, group));
  const wishes = new Set(special.flatMap(({ filters }) => filters.map(({ id }) => id)));
  const isWish = ({ letGo }: WayOut) => letGo.some(({ chip }) => chip.kind === "filter" && wishes.has(chip.filterId));
  const ways = waysOut(state, relaxations).toSorted((a, b) => Number(isWish(a)) - Number(isWish(b)));
  return { ways, kinds: relatedKinds(catalogue, brand, state), near: await nearMatches(catalogue, brand, { state, ways, now }) };
}

/** What nearly fits a search that finds one or two; none where it finds enough, or nothing. */
export async function fewFound(
  catalogue: Catalogue,
  brand: Brand,
  { state, total, now }: { state: SearchState; total: number; now: Date },
): Promise<NearMatch[]> {
  const filter = searchFilterOf(filterQueryOf(state, { brandId: brand.id, now }));
  if (total === 0 || total >= ENOUGH || state.page > 1 || "kind" in filter) return [];
  return nearMatches(catalogue, brand, { state, ways: waysOut(state, catalogue.relaxations(brand.id, filter, total)), now });
}
