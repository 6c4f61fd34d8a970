import { MAX_PAGE } from "./limits.ts";

/** The page that is meant by a number in an address; the first when there can be no such page. */
export function pageFrom(asked: number): number {
  return Number.isInteger(asked) && asked >= 1 && asked <= MAX_PAGE ? asked : 1;
}
