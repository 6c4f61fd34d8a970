/** Largest id the database can hold (a 32-bit integer). */
export const MAX_ID = 2_147_483_647;

/** More pages than any list has. */
export const MAX_PAGE = 10_000_000;

/** Longest text that a list is searched for. */
export const QUERY_LENGTH = 200;

/** Longest name of a place in its field. */
export const PLACE_LENGTH = 100;
