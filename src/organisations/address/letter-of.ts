import { foldCase } from "../../../packages/search/text/fold-case.ts";

/** Where names stand that begin with no letter from A to Z. */
export const OTHER_LETTER = "0";

/** The letter that a name stands under, lower case: `'t Wad` under t, `Örtel` under o, `24 Stunden` under 0. */
export function letterOf(name: string): string {
  const [first = OTHER_LETTER] = /[\p{L}\p{N}]/u.exec(foldCase(name)) ?? [];
  return /[a-z]/.test(first) ? first : OTHER_LETTER;
}

/** A letter as an address writes it; null for anything else. */
export function letterFrom(text: string | null): string | null {
  return text !== null && /^[a-z0]$/.test(text) ? text : null;
}
