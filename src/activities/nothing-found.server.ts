import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Relaxation } from "../contract/entities/relaxation.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { nearMatches, type NearMatch } from "./near-matches.server.ts";
import { relatedKinds, type KindWay } from "./related-kinds.server.ts";
import { searchFilterOf } from "./search-filter-of.server.ts";
import type { SearchState } from "./search-state.ts";
import { isWish, wishesOf } from "./special-wishes.server.ts";
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
  const wishes = wishesOf(catalogue, brand);
  const lacksWish = ({ letGo }: WayOut) => Number(letGo.some((one) => isWish(one, wishes)));
  const ways = waysOut(state, relaxations).toSorted((a, b) => lacksWish(a) - lacksWish(b));
  return { ways, kinds: relatedKinds(catalogue, brand, state), near: await nearMatches(catalogue, brand, { state, ways, now }) };
}

/** What nearly fits a search that finds the `shown` one or two; none where it finds enough, or nothing. */
export async function fewFound(
  catalogue: Catalogue,
  brand: Brand,
  { state, shown, now }: { state: SearchState; shown: readonly number[]; now: Date },
): Promise<NearMatch[]> {
  const filter = searchFilterOf(filterQueryOf(state, { brandId: brand.id, now }));
  if (shown.length === 0 || shown.length >= ENOUGH || state.page > 1 || "kind" in filter) return [];
  const ways = waysOut(state, catalogue.relaxations(brand.id, filter, shown.length));
  return nearMatches(catalogue, brand, { state, ways, shown, now });
}
