import { folded } from "../text/folded.ts";

const encoder = new TextEncoder();

/**
 * What a title is sorted by, in UTF-8: its words in lower case, without diacritics or punctuation, so that “Éclairs”,
 * éclairs and 'Eclairs!' stand together; a shorter word before a longer one that begins with it, numbers before letters.
 */
export function titleKey(title: string): Uint8Array {
  return encoder.encode(
    folded(title)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? "",
  );
}

/** Below 0 when the first stands before the second, 0 when they are equal. */
export function compareTitleKeys(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
