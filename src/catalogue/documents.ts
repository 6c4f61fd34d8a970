import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Db } from "../database/open.ts";
import { isUnavailable } from "../database/is-unavailable.ts";
import type { ActivityDocument } from "./activity-document.ts";
import { documentsOf } from "./load/documents.ts";

export const MOST_DOCUMENTS = 10_000;
/** Read at a time when nobody waits for them. */
const AHEAD_AT_ONCE = 100;
/** After a failure: a database that restarts is back within some seconds. */
const RETRY_MS = 1000;

export type Documents = {
  /** In the order of `ids`, without those that are not public; one query for all that are not known. */
  find(ids: readonly number[]): Promise<ActivityDocument[]>;
  drop(ids: Iterable<number>): void;
  /** Drops those of one of these kinds, and those that carry one of these filters or a filter of one of these groups. */
  dropWith(changed: { kinds: ReadonlySet<number>; filters: ReadonlySet<number> }): void;
  dropAll(): void;
  /**
   * Reads documents, as far as there is room for them, so that they are there when the database is not. Never rejects: it
   * goes on until all are read or `signal` ends it; only what cannot be read though the database is there is left to who
   * asks for it. A call while another one reads joins it.
   */
  readAhead(ids: Iterable<number>): Promise<void>;
};

/** What is being read, and what of it was dropped meanwhile: what was read of that may be older than the change. */
type Read = { ids: readonly number[]; stale: Set<number> };

/** Activities by primary key, kept until they change. `signal` ends what is read ahead. */
export function createDocuments(db: Db, signal?: AbortSignal): Documents {
  const known = new LRUCache<number, ActivityDocument>({ max: MOST_DOCUMENTS });
  const wanted = new Set<number>();
  const reads = new Set<Read>();
  let reading: Promise<void> | null = null;

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

  /** What is being read may be what was meant. */
  function dropUnread(): void {
    for (const { ids, stale } of reads) for (const id of ids) stale.add(id);
  }

  function dropWith({ kinds, filters }: Parameters<Documents["dropWith"]>[0]): void {
    const carriers = [...known.values()].filter(
      ({ kind, filters: own }) =>
        (kind !== null && kinds.has(kind.id)) || own.some(({ id, filterGroup }) => filters.has(id) || filters.has(filterGroup.id)),
    );
    drop(carriers.map(({ id }) => id));
    dropUnread();
  }

  const isOver = () => wanted.size === 0 || known.size >= MOST_DOCUMENTS || (signal?.aborted ?? false);

  async function readWanted(): Promise<void> {
    while (!isOver()) {
      const some = [...wanted.values().take(Math.min(AHEAD_AT_ONCE, MOST_DOCUMENTS - known.size))];
      for (const id of some) wanted.delete(id);
      try {
        const { stale } = await read(some.filter((id) => !known.has(id)));
        for (const id of stale) wanted.add(id);
      } catch (error) {
        // What fails for another reason than a database that is away would fail again.
        if (!isUnavailable(error)) continue;
        for (const id of some) wanted.add(id);
        await delay(RETRY_MS, null, { signal, ref: false }).catch(() => {});
      }
    }
    wanted.clear();
  }

  function readAhead(ids: Iterable<number>): Promise<void> {
    for (const id of ids) if (wanted.size < MOST_DOCUMENTS && !known.has(id)) wanted.add(id);
    reading ??= readWanted().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    find,
    drop,
    dropWith,
    dropAll() {
      known.clear();
      dropUnread();
    },
    readAhead,
  };
}
