import type { Db } from "../database/open.ts";
import type { PageRequest, Relaxation, SearchFilter, SearchResult, Suggestion, WantedSuggestions } from "../../packages/search/search.ts";
import type { ActivityDocument } from "./activity-document.ts";
import type { Directory } from "./directory.ts";
import type { Tracked } from "./dependencies/track-dependencies.ts";

/** A changed row: `kind` is that of the `change` table (`activity`, `filter`, `place`, …), or `everything`. */
export type Change = { kind: string; id: number };

/** In-memory copy of the public data, at most a second behind the database; pages and the API read from here. */
export type Catalogue = {
  /** For data that is not in memory (events). */
  readonly db: Db;
  /** Version counter: grows with every applied change. */
  readonly generation: number;
  search(platform: number, filter: SearchFilter, page: PageRequest): SearchResult;
  /** How many activities a search finds, of all pages. */
  count(platform: number, filter: SearchFilter): number;
  /** Relaxations with which a search that finds `already` activities would find more. */
  relaxations(platform: number, filter: SearchFilter, already: number): Relaxation[];
  /** Whether activities contain every word of a text in some inflected form; spelling is not corrected. */
  hasWords(platform: number, text: string): boolean;
  /** The kinds that a text names. */
  kindsNamed(platform: number, text: string): number[];
  /** Filters, organisations and titles of which a word begins with `typed`. */
  suggest(platform: number, typed: string, wanted: WantedSuggestions): Suggestion[];
  /** Public activities by id, in the order of `ids`; skips those that are not (or no longer) public. */
  documents(ids: readonly number[]): Promise<ActivityDocument[]>;
  /**
   * Preloads what is loaded lazily: lexicons, cities and as many documents as are cached, so that pages work without the
   * database. Never rejects.
   */
  preload(): Promise<void>;
  /** Id of the public activity with this slug. Slugs are compared by hash: check the slug of the document. */
  activityIdOf(platform: number, slug: string): number | null;
  /** Whether the platform has a public activity with this id. */
  hasActivity(platform: number, id: number): boolean;
  directory(platform: number): Directory;
  /**
   * Runs `work` and tracks what it reads from the catalogue, so that a cache of the result can be validated by `isCurrent`.
   * Work that uses `db` depends on every row that is not an activity.
   */
  track<Result>(work: () => Promise<Result>): Promise<Tracked<Result>>;
  /** Adds a dependency to the tracked work, for data that the caller caches itself. `isSame` runs at every validation: keep it cheap. */
  dependOn(isSame: () => boolean): void;
  /** Runs `work` without tracking what it reads. */
  untracked<Result>(work: () => Result): Result;
  /** Applies committed changes now, without waiting for the next poll. */
  refresh(): Promise<void>;
  /** Runs the maintenance now: merges changed texts when there are enough, and writes the snapshot. */
  maintain(): Promise<void>;
  /** Whether the catalogue was up to date a few seconds ago, or is applying changes. */
  isFollowing(): Promise<boolean>;
  figures(): CatalogueFigures;
  close(): Promise<void>;
};

/** For /metrics. */
export type CatalogueFigures = {
  /** Public activities of all platforms. */
  activities: number;
  /** Activities with changed texts that are not merged into the index yet. */
  unmerged: number;
  generation: number;
  /** Time since the catalogue was last up to date with the database. */
  lag_ms: number;
  /** Duration of the last merge; null before the first. */
  lastMerge_ms: number | null;
  /** Null until this process has written one. */
  snapshot: { at: Date; bytes: number } | null;
};
