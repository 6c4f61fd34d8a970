/** Maximum length of the children's ages, in characters. */
export const AGES_LENGTH = 100;
