import type { Bits } from "../bits/bits.ts";
import type { QueryWord } from "../text/query-words.ts";
import { collectApart, collectTogether } from "./parts.ts";
import type { Found, Segment } from "./segment.ts";

/** As `finds` says, for all terms. */
export function foundBy(word: QueryWord, segments: readonly Segment[]): Found[] {
  const byStem = segments.map((segment) => segment.withStem(word.stem));
  return word.isBeginning ? [...byStem, ...segments.map((segment) => segment.beginningWith(word.text))] : byStem;
}

/** Whether the word finds anything that is alive. */
export function isFound(word: QueryWord, { segments, alive }: { segments: readonly Segment[]; alive: Bits }): boolean {
  const { parts, apart } = word;
  if (foundBy(word, segments).some((terms) => terms.isAmong(alive))) return true;
  if (parts.length === 0 || !parts.every((part) => segments.some((segment) => segment.withStem(part).isAmong(alive)))) return false;

  const slots = new Uint32Array(alive.length);
  if (apart !== "nowhere") collectApart(word, segments, slots);
  else collectTogether(parts, segments, slots);
  return slots.some((bits, index) => (bits & (alive[index] ?? 0)) !== 0);
}
