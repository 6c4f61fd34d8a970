import { foldCase } from "../../../packages/search/text/fold-case.ts";

/** The index letter of names that do not begin with A to Z. */
export const OTHER_LETTER = "0";

/** The index letter of a name, lower case: t for `'t Wad`, o for `Örtel`, 0 for `24 Stunden`. */
export function letterOf(name: string): string {
  const [first = OTHER_LETTER] = /[\p{L}\p{N}]/u.exec(foldCase(name)) ?? [];
  return /[a-z]/.test(first) ? first : OTHER_LETTER;
}

/** Parses the letter of a URL; null for anything else. */
export function letterFrom(text: string | null): string | null {
  return text !== null && /^[a-z0]$/.test(text) ? text : null;
}
