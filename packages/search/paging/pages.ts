import { CHECKPOINT_BYTES, createCheckpoints, reversedPositionAt, type Checkpoints } from "./checkpoints.ts";
import { firstFrom } from "./first-from.ts";
import { guessedPage } from "./guessed-page.ts";
import type { Matches } from "./matches.ts";
import type { Order, ReversedOrder } from "../order/order.ts";

/** The pages of what a search found, in one order. Kept for the pages that follow, they are good until the next change. */
export interface Pages {
  /** The most that keeping them costs, beside the matches. */
  readonly bytes: number;
  /** Slots `start`…`start + limit − 1` of the order, fewer at the end. */
  page(start: number, limit: number): number[];
}

/** Pages that can go on from any place in their order. */
export interface OrderedPages extends Pages {
  /** The first slots behind a position. */
  after(position: number, limit: number): number[];
}

/** Pages up to this one are counted off from the first; of those behind it one is guessed, and more looked up by checkpoints. */
const LAST_SHALLOW = 4;

/** Opens the pages of matches, which must stay as they are. */
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
