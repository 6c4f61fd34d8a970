/** Longest text in which parents say how old the children are, in characters. */
export const AGES_LENGTH = 100;
