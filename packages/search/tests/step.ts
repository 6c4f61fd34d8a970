import type { PageRequest, PlatformFacts, SearchFilter, SearchRecord } from "../search.ts";

/** One operation on a search. */
export type Step =
  | { step: "describe"; platform: number; facts: PlatformFacts }
  | { step: "upsert"; records: readonly SearchRecord[] }
  | { step: "remove"; ids: readonly number[] }
  /** Runs `steps` steps of tidying, continuing where it stopped or from the start. */
  | { step: "tidy"; steps: number; fromStart: boolean }
  /** A new engine, with or without a cache, loads what the old one saved. */
  | { step: "restart"; cache: boolean }
  | { step: "search"; platform: number; filter: SearchFilter; page: PageRequest };
