/** Longest text in which parents say how old the children are, in characters. */
export const AGES_LENGTH = 100;

/** How many characters of a remark the ages may take, which stand above it under their label. */
export function roomOfAges(label: string): number {
  return `${label}: \n\n`.length + AGES_LENGTH;
}
