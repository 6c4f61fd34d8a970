import type { Db } from "../database/open.ts";
import type { PageRequest, SearchFilter, SearchResult, Suggestion } from "../search/search.ts";
import type { ActivityDocument } from "./activity-document.ts";
import type { Directory } from "./directory.ts";

/** A changed row: `kind` is that of the `change` table (`activity`, `filter`, `place`, …). */
export type Change = { kind: string; id: number };

/** What this process knows of the database, at most a second behind it; the rooms read from here. */
export type Catalogue = {
  /** For what is read by SQL alone (events). */
  readonly db: Db;
  /** Grows whenever a change was taken over. */
  readonly generation: number;
  search(platform: number, filter: SearchFilter, page: PageRequest): SearchResult;
  /** Filters, organisations and titles that begin with what is typed. */
  suggest(platform: number, typed: string, limit: number): Suggestion[];
  /** Public activities by id, in the order of `ids`; those that are not (or no longer) public are left out. */
  documents(ids: readonly number[]): Promise<ActivityDocument[]>;
  /** Id of the public activity with this slug. */
  activityIdOf(platform: number, slug: string): number | null;
  /** Whether the platform has a public activity with this id. */
  hasActivity(platform: number, id: number): boolean;
  directory(platform: number): Directory;
  /** Calls `listener` after changes were taken over; returns how to stop. */
  onChange(listener: (changes: readonly Change[]) => void): () => void;
  /** Takes over what is committed now, without waiting for the next poll. */
  refresh(): Promise<void>;
  /** Whether the last poll reached the database. */
  isFollowing(): Promise<boolean>;
  close(): Promise<void>;
};
