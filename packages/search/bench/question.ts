import type { SearchFilter } from "../search.ts";

/** The cards of one page. */
export const LIMIT = 15;

/** One search as a visitor asks it. */
export type Question = { filter: SearchFilter; page: number };
