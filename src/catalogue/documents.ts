import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Db } from "../database/open.ts";
import { isUnavailable } from "../database/is-unavailable.ts";
import type { ActivityDocument } from "./activity-document.ts";
import { documentsOf } from "./load/documents.ts";

export const MAX_DOCUMENTS = 10_000;
/** Batch size of the preload. */
const PRELOADED_AT_ONCE = 100;
/** Wait after a failure: a database that restarts is back within some seconds. */
const RETRY_MS = 1000;

export type Documents = {
  /** In the order of `ids`, without those that are not public; one query for all that are not cached. */
  find(ids: readonly number[]): Promise<ActivityDocument[]>;
  drop(ids: Iterable<number>): void;
  /** Drops documents with one of these kinds, filters or filter groups. */
  dropWith(changed: { kinds: ReadonlySet<number>; filters: ReadonlySet<number> }): void;
  dropAll(): void;
  /**
   * Fills the cache up to its capacity, so that pages work without the database. Never rejects: retries until the database
   * is back or `signal` aborts, and skips documents that fail for other reasons. A call during another one joins it.
   */
  preload(ids: Iterable<number>): Promise<void>;
};

/** A running query; `stale` ids were dropped meanwhile, so its result may be older than the change and is not cached. */
type Read = { ids: readonly number[]; stale: Set<number> };

/** Cache of activities by primary key. `signal` aborts the preload. */
export function createDocuments(db: Db, signal?: AbortSignal): Documents {
  const known = new LRUCache<number, ActivityDocument>({ max: MAX_DOCUMENTS });
  const wanted = new Set<number>();
  const reads = new Set<Read>();
  let preloading: Promise<void> | null = null;

  async function read(ids: readonly number[]): Promise<{ documents: ActivityDocument[]; stale: ReadonlySet<number> }> {
    const mine: Read = { ids, stale: new Set() };
    reads.add(mine);
    try {
      const documents = await documentsOf(db, ids);
      for (const document of documents) if (!mine.stale.has(document.id)) known.set(document.id, document);
      return { documents, stale: mine.stale };
    } finally {
      reads.delete(mine);
    }
  }

  async function find(ids: readonly number[]): Promise<ActivityDocument[]> {
    const found = new Map(ids.map((id) => [id, known.get(id)]));
    const { documents } = await read(ids.filter((id) => !found.get(id)));
    for (const document of documents) found.set(document.id, document);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  function drop(ids: Iterable<number>): void {
    for (const id of ids) {
      known.delete(id);
      for (const { stale } of reads) stale.add(id);
    }
  }

  /** Marks all ids of running queries as stale: which of them a change concerns is not known yet. */
  function dropPending(): void {
    for (const { ids, stale } of reads) for (const id of ids) stale.add(id);
  }

  function dropWith({ kinds, filters }: Parameters<Documents["dropWith"]>[0]): void {
    const carriers = [...known.values()].filter(
      ({ kind, filters: own }) =>
        (kind !== null && kinds.has(kind.id)) || own.some(({ id, filterGroup }) => filters.has(id) || filters.has(filterGroup.id)),
    );
    drop(carriers.map(({ id }) => id));
    dropPending();
  }

  const isDone = () => wanted.size === 0 || known.size >= MAX_DOCUMENTS || (signal?.aborted ?? false);

  async function readWanted(): Promise<void> {
    while (!isDone()) {
      const some = [...wanted.values().take(Math.min(PRELOADED_AT_ONCE, MAX_DOCUMENTS - known.size))];
      for (const id of some) wanted.delete(id);
      try {
        const { stale } = await read(some.filter((id) => !known.has(id)));
        for (const id of stale) wanted.add(id);
      } catch (error) {
        // Other errors than an outage would occur again: skip these.
        if (!isUnavailable(error)) continue;
        for (const id of some) wanted.add(id);
        await delay(RETRY_MS, null, { signal, ref: false }).catch(() => {});
      }
    }
    wanted.clear();
  }

  function preload(ids: Iterable<number>): Promise<void> {
    for (const id of ids) if (wanted.size < MAX_DOCUMENTS && !known.has(id)) wanted.add(id);
    preloading ??= readWanted().finally(() => {
      preloading = null;
    });
    return preloading;
  }

  return {
    find,
    drop,
    dropWith,
    dropAll() {
      known.clear();
      dropPending();
    },
    preload,
  };
}
