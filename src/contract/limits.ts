/** Largest id of the database (a 32-bit integer). */
export const MAX_ID = 2_147_483_647;

/** More pages than any list has. */
export const MAX_PAGE = 10_000_000;

/** Longest search text of a list. */
export const QUERY_LENGTH = 200;

/** Longest text of a place field. */
export const PLACE_LENGTH = 100;
