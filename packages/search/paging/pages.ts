import { CHECKPOINT_BYTES, createCheckpoints, reversedPositionAt, type Checkpoints } from "./checkpoints.ts";
import { firstFrom } from "./first-from.ts";
import { guessedPage } from "./guessed-page.ts";
import type { Matches } from "./matches.ts";
import type { Order, ReversedOrder } from "../order/order.ts";

/** The pages of a search's matches in one order. They may be cached until the next change. */
export interface Pages {
  /** The most memory they take, without the matches. */
  readonly bytes: number;
  page(start: number, limit: number): number[];
}

/** Pages that can continue from any position. */
export interface OrderedPages extends Pages {
  /** The first slots after a position. */
  after(position: number, limit: number): number[];
}

/** Pages up to this one are read from the start; the first later one is estimated, and others use checkpoints. */
const LAST_SHALLOW = 4;

/** Opens the pages of matches, which must not change. */
export function pagesOf(matches: Matches, order: Order | ReversedOrder): OrderedPages {
  let checkpoints: Checkpoints | null = null;
  let wasDeep = false;

  function positionAt(rank: number): number {
    if ("forwards" in order) {
      checkpoints ??= createCheckpoints(matches, order.forwards);
      return reversedPositionAt(checkpoints, order, rank);
    }
    checkpoints ??= createCheckpoints(matches, order);
    return checkpoints.positionAt(rank);
  }

  return {
    bytes: CHECKPOINT_BYTES,
    page(start, limit) {
      const wanted = Math.min(limit, matches.count - start);
      if (wanted <= 0) return [];
      if (start < limit * LAST_SHALLOW) return firstFrom(matches, order, { from: 0, wanted: start + wanted }).slice(start);
      const guessed = wasDeep ? null : guessedPage(matches, order, { start, wanted });
      wasDeep = true;
      return guessed ?? firstFrom(matches, order, { from: positionAt(start), wanted });
    },
    after: (position, limit) => firstFrom(matches, order, { from: position + 1, wanted: Math.min(limit, matches.count) }),
  };
}
