import { LRUCache } from "lru-cache";
import type { Db } from "../database/open.ts";
import type { ActivityDocument } from "./activity-document.ts";
import { documentsOf } from "./load/documents.ts";

const MOST_DOCUMENTS = 10_000;

export type Documents = {
  /** In the order of `ids`, without those that are not public; one query for all that are not known. */
  find(ids: readonly number[]): Promise<ActivityDocument[]>;
  drop(ids: Iterable<number>): void;
  /** Reads documents as far as there is room for them, so that they are there when the database is not. */
  readAhead(ids: readonly number[]): Promise<void>;
};

/** Activities by primary key, kept until they change. */
export function createDocuments(db: Db): Documents {
  const known = new LRUCache<number, ActivityDocument>({ max: MOST_DOCUMENTS });
  let drops = 0;

  async function find(ids: readonly number[]): Promise<ActivityDocument[]> {
    const found = new Map(ids.map((id) => [id, known.get(id)]));
    const missing = ids.filter((id) => !found.get(id));
    const dropsBefore = drops;
    for (const document of await documentsOf(db, missing)) {
      found.set(document.id, document);
      // What was read while something was dropped may be older than the change.
      if (drops === dropsBefore) known.set(document.id, document);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  function drop(ids: Iterable<number>): void {
    drops += 1;
    for (const id of ids) known.delete(id);
  }

  async function readAhead(ids: readonly number[]): Promise<void> {
    await find(ids.slice(0, MOST_DOCUMENTS - known.size));
  }

  return { find, drop, readAhead };
}
