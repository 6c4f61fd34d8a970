/** Largest id the database can hold (a 32-bit integer). */
export const MAX_ID = 2_147_483_647;
