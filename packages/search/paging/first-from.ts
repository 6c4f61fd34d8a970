import type { From } from "./collect-first.ts";
import { collectFirst } from "./collect-first.ts";
import type { Matches } from "./matches.ts";
import { holds } from "../bits/bits.ts";
import type { Order } from "../order/order.ts";

/** One step of `walk` costs about as much as looking up this many matches, because it reads scattered memory. */
const STEP = 2;

/** Sorting costs, for each match wanted, about as much as looking up this many. */
const SORTING = 8;

/**
 * The first matches from a position on, in order: by walking along the order when matches are dense, by looking up all
 * positions when they are rare. A walk that finds fewer than expected stops early, so a page costs at most twice the
 * better way.
 */
export function firstFrom(matches: Matches, order: Order, { from, wanted }: From): number[] {
  const steps = Math.ceil((matches.count + wanted * SORTING) / STEP);
  const expected = Math.min((wanted * order.size) / matches.count, order.size - from);
  if (expected > steps) return collectFirst(matches, order, { from, wanted });

  const end = Math.min(order.size, from + steps);
  const walked = walk(matches, order, { from, end, wanted });
  if (walked.length === wanted || end === order.size) return walked;
  return [...walked, ...collectFirst(matches, order, { from: end, wanted: wanted - walked.length })];
}

function walk({ bits }: Matches, order: Order, { from, end, wanted }: From & { end: number }): number[] {
  const found: number[] = [];
  for (let position = from; position < end && found.length < wanted; position += 1) {
    const slot = order.slotAt(position);
    if (slot >= 0 && holds(bits, slot)) found.push(slot);
  }
  return found;
}
