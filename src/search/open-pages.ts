import { each } from "./bits/bits.ts";
import { isAsked } from "./conditions/condition.ts";
import { distanceKm } from "./distance.ts";
import type { Matches } from "./paging/matches.ts";
import { pagesOf } from "./paging/pages.ts";
import type { AskedOrder } from "./question.ts";
import type { PageRequest, SearchFilter } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** The pages of what was found, in one order: the slots of each. */
export type OpenPages = (request: PageRequest) => number[];

/** Opens the pages of matches in the asked order; they are good until the next change. */
export function openPages(shelf: Shelf, matches: Matches, { filter, order }: { filter: SearchFilter; order: AskedOrder }): OpenPages {
  if (matches.count === 0) return () => [];
  const { orders } = shelf;
  if (order.by === "random") {
    const chance = orders.random(order.seed);
    const pages = pagesOf(matches, chance);
    return ({ page, limit, after }) => (isAsked(after) ? pages.behind(chance.placeOf(after), limit) : pages.page((page - 1) * limit, limit));
  }
  if (order.by === "title" || order.by === "createdAt") {
    const pages = pagesOf(matches, orders.by(order.by, order.direction));
    return ({ page, limit }) => pages.page((page - 1) * limit, limit);
  }
  const slots: number[] = [];
  each(matches.bits, (slot) => slots.push(slot));
  const measure = order.by === "distance" ? distances(shelf, filter) : () => 0;
  const sign = order.direction === "ASC" ? 1 : -1;
  slots.sort((a, b) => sign * (measure(a) - measure(b)) || shelf.slots.idOf(a) - shelf.slots.idOf(b));
  return ({ page, limit }) => slots.slice((page - 1) * limit, page * limit);
}

function distances({ places: { cities, citiesOf } }: Shelf, { city: id }: SearchFilter): (slot: number) => number {
  const city = cities.find(id ?? 0);
  if (!city) return () => 0;
  return (slot) =>
    Math.min(Number.MAX_VALUE, ...citiesOf.of(slot).flatMap((number) => cities.factsOf(number) ?? []).map((own) => distanceKm(city, own)));
}
