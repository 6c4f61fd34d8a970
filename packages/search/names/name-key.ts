/** Normalises letters for comparison: without capitals and diacritics. */
export type CaseFold = (text: string) => string;

/** The key of a name: its normalised words, separated by single spaces. */
export function nameKey(name: string, foldCase: CaseFold): string {
  return (foldCase(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
