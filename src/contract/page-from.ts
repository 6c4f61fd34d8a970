import { MAX_PAGE } from "./limits.ts";

/** A page number from a URL; 1 for an impossible one. */
export function pageFrom(requested: number): number {
  return Number.isInteger(requested) && requested >= 1 && requested <= MAX_PAGE ? requested : 1;
}
