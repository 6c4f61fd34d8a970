import type { Bits } from "../bits/bits.ts";
import type { QueryWord } from "../text/query-words.ts";
import { FIELDS, type Segment } from "./segment.ts";
import type { TextField } from "./text-index.ts";

/** Adds the slots whose title has all of these parts as separate words, as `findsTitle`. */
export function collectTogether(parts: readonly string[], segments: readonly Segment[], into: Bits): void {
  const titles = parts.map((part) => slotsWith({ part, fields: ["title"] }, segments, into.length));
  addCommon(titles, into);
}

/** Adds the slots with the parts of a compound as separate words, as `findsScattered`. */
export function collectScattered(
  { parts, scatteredParts }: Pick<QueryWord, "parts" | "scatteredParts">,
  segments: readonly Segment[],
  into: Bits,
): void {
  if (scatteredParts === "nowhere") return;
  const fieldsOf = (index: number): readonly TextField[] => (scatteredParts === "from the title on" && index === 0 ? ["title"] : FIELDS);
  const sets = parts.map((part, index) => slotsWith({ part, fields: fieldsOf(index) }, segments, into.length));
  addCommon(sets, into);
}

type Placed = { part: string; fields: readonly TextField[] };

function slotsWith({ part, fields }: Placed, segments: readonly Segment[], words: number): Bits {
  const slots = new Uint32Array(words);
  for (const segment of segments) for (const field of fields) segment.withStem(part).collect(FIELDS.indexOf(field), slots);
  return slots;
}

/** Adds the intersection of these sets. */
function addCommon([first, ...others]: readonly Bits[], into: Bits): void {
  if (!first) return;
  for (let index = 0; index < into.length; index += 1) {
    let common = first[index] ?? 0;
    for (let other = 0; common !== 0 && other < others.length; other += 1) common &= others[other]?.[index] ?? 0;
    into[index] = (into[index] ?? 0) | common;
  }
}
