import { createHmac, randomBytes } from "node:crypto";
import { dayIn } from "../brands/day-in.ts";
import { addressRangeOf } from "../abuse/address-range.server.ts";
import type { AnalyticsEvent, Visitor } from "./analytics-event.ts";

export type RepeatDetector = {
  /** Whether this visitor had this event before on this day; remembers it. Days must be passed in order. */
  isRepeat(event: AnalyticsEvent, visitor: Visitor, today: { timeZone: string; day: string }): boolean;
  /** Deletes the hashes of past days. */
  deletePastDays(now: Date): void;
};

type Today = { day: string; salt: Buffer; seen: Set<string> };

/** About 8 MB per time zone. Beyond it the oldest hash is dropped, and its event would count twice. */
const MAX_SEEN = 100_000;
/** 96 bits, so that collisions can be neglected. */
const HASH_BYTES = 12;

/**
 * Detects repeated events without storing personal data: keeps a hash of address range, browser and event. Its salt exists
 * only in the memory of this process until the day ends, so that nobody can link a hash to a person (decisions/030).
 */
export function createRepeatDetector(): RepeatDetector {
  const days = new Map<string, Today>();

  function todayOf(timeZone: string, day: string): Today {
    const known = days.get(timeZone);
    if (known?.day === day) return known;
    const today = { day, salt: randomBytes(32), seen: new Set<string>() };
    days.set(timeZone, today);
    return today;
  }

  function isRepeat(
    { kind, id }: AnalyticsEvent,
    { address, userAgent }: Visitor,
    { timeZone, day }: { timeZone: string; day: string },
  ): boolean {
    const { salt, seen } = todayOf(timeZone, day);
    // A local address has no range.
    const text = `${kind} ${id} ${addressRangeOf(address) ?? ""} ${userAgent}`;
    const hash = createHmac("sha256", salt).update(text).digest().toString("latin1", 0, HASH_BYTES);
    if (seen.has(hash)) return true;

    seen.add(hash);
    const [oldest] = seen.size > MAX_SEEN ? seen : [];
    if (oldest !== undefined) seen.delete(oldest);
    return false;
  }

  function deletePastDays(now: Date): void {
    for (const [timeZone, { day }] of days) if (day !== dayIn(timeZone, now)) days.delete(timeZone);
  }

  return { isRepeat, deletePastDays };
}
