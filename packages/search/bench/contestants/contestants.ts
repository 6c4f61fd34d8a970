import type { BenchCatalogue } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { engineContestant } from "./engine.ts";
import { flexSearchContestant } from "./flexsearch.ts";
import { miniSearchContestant } from "./minisearch.ts";
import { oramaContestant } from "./orama.ts";
import { postgresContestant } from "./postgres.ts";

type Entry = {
  make: (catalogue: BenchCatalogue, count: number) => Contestant | Promise<Contestant>;
  /** The largest catalogue that it is measured with. */
  most: number;
};

const LIBRARY_MOST = 100_000;

/** Everything that is measured, ours first. */
export const contestants = {
  engine: { make: engineContestant, most: Infinity },
  postgres: { make: postgresContestant, most: Infinity },
  minisearch: { make: miniSearchContestant, most: LIBRARY_MOST },
  orama: { make: oramaContestant, most: LIBRARY_MOST },
  flexsearch: { make: flexSearchContestant, most: LIBRARY_MOST },
} satisfies Record<string, Entry>;
export type ContestantKey = keyof typeof contestants;
const isContestantKey = (text: string): text is ContestantKey => Object.hasOwn(contestants, text);
export const contestantKeys = Object.keys(contestants).filter(isContestantKey);
