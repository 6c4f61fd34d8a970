import type { PageRequest, PlatformFacts, SearchFilter, SearchRecord } from "../search.ts";

/** One thing that happens to a search. */
export type Step =
  | { step: "describe"; platform: number; facts: PlatformFacts }
  | { step: "upsert"; records: readonly SearchRecord[] }
  | { step: "remove"; ids: readonly number[] }
  /** Tidying goes on where it was left, or is begun anew, for so many of its steps. */
  | { step: "tidy"; steps: number; anew: boolean }
  /** A new engine, with a cache or without one, reads what the old one saved. */
  | { step: "restart"; cache: boolean }
  | { step: "search"; platform: number; filter: SearchFilter; page: PageRequest };
