import type { Db } from "../database/open.ts";
import type { PageRequest, Relaxation, SearchFilter, SearchResult, Suggestion, WantedSuggestions } from "../../packages/search/search.ts";
import type { ActivityDocument } from "./activity-document.ts";
import type { Directory } from "./directory.ts";
import type { Read } from "./reading/readings.ts";

/** A changed row: `kind` is that of the `change` table (`activity`, `filter`, `place`, …), or `everything`. */
export type Change = { kind: string; id: number };

/** What this process knows of the database, at most a second behind it; the rooms read from here. */
export type Catalogue = {
  /** For what is read by SQL alone (events). */
  readonly db: Db;
  /** Grows whenever a change was taken over. */
  readonly generation: number;
  search(platform: number, filter: SearchFilter, page: PageRequest): SearchResult;
  /** How many activities a search finds, of all pages. */
  count(platform: number, filter: SearchFilter): number;
  /** What to ask less for a search to find more than it does, `already` so many. */
  relaxations(platform: number, filter: SearchFilter, already: number): Relaxation[];
  /** Whether activities have every word of a text in some form, as it is written and not as it may be meant. */
  hasWords(platform: number, text: string): boolean;
  /** The kinds that a text names. */
  kindsNamed(platform: number, text: string): number[];
  /** Filters, organisations and titles that begin with what is typed, or have a word that does. */
  suggest(platform: number, typed: string, wanted: WantedSuggestions): Suggestion[];
  /** Public activities by id, in the order of `ids`; those that are not (or no longer) public are left out. */
  documents(ids: readonly number[]): Promise<ActivityDocument[]>;
  /**
   * Reads what the first page did not need: the lexicons, the cities, and documents as far as there is room, so that pages do without
   * the database. Never rejects.
   */
  readAhead(): Promise<void>;
  /** Id of the public activity with this slug, known by a hash: its document says whether that is really its slug. */
  activityIdOf(platform: number, slug: string): number | null;
  /** Whether the platform has a public activity with this id. */
  hasActivity(platform: number, id: number): boolean;
  directory(platform: number): Directory;
  /**
   * Does `work`, and answers with it whether what it read here would still be read so: for who keeps what came of it.
   * What `work` reads by SQL counts as changed with any row that is no activity.
   */
  read<Result>(work: () => Promise<Result>): Promise<Read<Result>>;
  /**
   * Told by who keeps something of their own between readings: whoever reads that now is told by `isSame` whether it still
   * stands. It is asked each time, and must be cheap.
   */
  note(isSame: () => boolean): void;
  /** Does `work` for no reading, though it was begun in one. */
  apart<Result>(work: () => Result): Result;
  /** Calls `listener` after changes were taken over; returns how to stop. */
  onChange(listener: (changes: readonly Change[]) => void): () => void;
  /** Takes over what is committed now, without waiting for the next poll. */
  refresh(): Promise<void>;
  /** Folds changed texts in where there are enough, and writes the snapshot now; otherwise both come by themselves. */
  tidy(): Promise<void>;
  /** Whether all was taken over a few seconds ago, or is being taken over. */
  isFollowing(): Promise<boolean>;
  figures(): CatalogueFigures;
  close(): Promise<void>;
};

/** What an operator may want to know of it. */
export type CatalogueFigures = {
  /** Public ones, of all platforms. */
  activities: number;
  /** Of those, whose changed texts are not folded into the index yet. */
  unfolded: number;
  generation: number;
  /** Since everything that was committed had been taken over. */
  lag_ms: number;
  /** How long the last fold took; null before the first. */
  lastFold_ms: number | null;
  /** Null until this process has written one. */
  snapshot: { at: Date; bytes: number } | null;
};
