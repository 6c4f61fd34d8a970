import type { SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import type { Condition } from "./condition.ts";
import { kindConditions } from "./kinds.ts";
import { placeConditions } from "./placed.ts";
import { singleConditions } from "./singles.ts";
import { spanConditions } from "./spans.ts";
import { textConditions } from "./texts.ts";

/**
 * All that a search asks but its filters (decisions, API); null when nothing meets it. First what costs one pass over
 * bits, then texts, which leave few, then what gathers slots or looks at those few, and last the columns, which skip what
 * is out already.
 */
export function conditionsOf(shelf: Shelf, filter: SearchFilter): Condition[] | null {
  const conditions = [kindConditions, singleConditions, textConditions, placeConditions, spanConditions].flatMap((of) => of(shelf, filter));
  return conditions.every((condition) => condition !== null) ? conditions : null;
}
