import { createHmac, randomBytes } from "node:crypto";
import { dayIn } from "../brands/day-in.ts";
import { addressRangeOf } from "../abuse/address-range.server.ts";
import type { Moment, Visitor } from "./moment.ts";

export type Repeats = {
  /** Whether this visitor did this before on this day; from then on they did. Days come in their order. */
  isRepeat(moment: Moment, visitor: Visitor, today: { timeZone: string; day: string }): boolean;
  /** Throws the days away that are over. */
  forgetPast(now: Date): void;
};

type Today = { day: string; salt: Buffer; seen: Set<string> };

/** About 8 MB a time zone; beyond it the oldest is forgotten, and would count once more. */
const MOST_SEEN = 100_000;
/** 96 bits: no two of them are equal by chance. */
const HASH_BYTES = 12;

/**
 * Tells repeats apart without knowing anybody: of address range, browser and moment there is only a hash, under a salt
 * that exists in the memory of this process until the day ends, and so leads nowhere afterwards (decisions/030).
 */
export function createRepeats(): Repeats {
  const days = new Map<string, Today>();

  function todayOf(timeZone: string, day: string): Today {
    const known = days.get(timeZone);
    if (known?.day === day) return known;
    const today = { day, salt: randomBytes(32), seen: new Set<string>() };
    days.set(timeZone, today);
    return today;
  }

  function isRepeat({ kind, id }: Moment, { address, userAgent }: Visitor, { timeZone, day }: { timeZone: string; day: string }): boolean {
    const { salt, seen } = todayOf(timeZone, day);
    // This machine itself has no range.
    const text = `${kind} ${id} ${addressRangeOf(address) ?? ""} ${userAgent}`;
    const hash = createHmac("sha256", salt).update(text).digest().toString("latin1", 0, HASH_BYTES);
    if (seen.has(hash)) return true;

    seen.add(hash);
    const [oldest] = seen.size > MOST_SEEN ? seen : [];
    if (oldest !== undefined) seen.delete(oldest);
    return false;
  }

  function forgetPast(now: Date): void {
    for (const [timeZone, { day }] of days) if (day !== dayIn(timeZone, now)) days.delete(timeZone);
  }

  return { isRepeat, forgetPast };
}
