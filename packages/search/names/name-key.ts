/** How the letters of a text are compared: without capitals and diacritics. */
export type CaseFold = (text: string) => string;

/** What a name is looked up by: its words as they are compared, with single spaces between. */
export function nameKey(name: string, foldCase: CaseFold): string {
  return (foldCase(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
