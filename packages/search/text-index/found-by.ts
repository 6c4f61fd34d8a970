import type { Bits } from "../bits/bits.ts";
import type { QueryWord } from "../text/query-words.ts";
import { collectScattered, collectTogether } from "./parts.ts";
import type { Found, Segment } from "./segment.ts";

/** The matching terms of all segments, by the rule of `finds`. */
export function foundBy(word: QueryWord, segments: readonly Segment[]): Found[] {
  const byStem = segments.map((segment) => segment.withStem(word.stem));
  return word.isBeginning ? [...byStem, ...segments.map((segment) => segment.beginningWith(word.text))] : byStem;
}

/** Whether the word finds a live slot. */
export function isFound(word: QueryWord, { segments, live }: { segments: readonly Segment[]; live: Bits }): boolean {
  const { parts, scatteredParts } = word;
  if (foundBy(word, segments).some((terms) => terms.isAmong(live))) return true;
  if (parts.length === 0 || !parts.every((part) => segments.some((segment) => segment.withStem(part).isAmong(live)))) return false;

  const slots = new Uint32Array(live.length);
  if (scatteredParts !== "nowhere") collectScattered(word, segments, slots);
  else collectTogether(parts, segments, slots);
  return slots.some((bits, index) => (bits & (live[index] ?? 0)) !== 0);
}
