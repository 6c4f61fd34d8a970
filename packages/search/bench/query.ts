import type { SearchFilter } from "../search.ts";

/** Activities per page. */
export const LIMIT = 15;

/** One search by a visitor. */
export type Query = { filter: SearchFilter; page: number };
