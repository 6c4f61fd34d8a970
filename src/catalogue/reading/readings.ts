import { AsyncLocalStorage } from "node:async_hooks";
import type { Directory } from "../directory.ts";
import { KINDS_OF } from "../load/sections.ts";
import type { LastChanges } from "./last-changes.ts";

/** What `work` came to, and whether all that it read of the catalogue would still be read so. */
export type Read<Result> = { result: Result; isCurrent(): boolean };

/** What is written down while something is read. */
type Notes = {
  /** Of the catalogue when all of this was last so. */
  generation: number;
  activities: Set<number>;
  /** Of the `change` table, for the sections of the directory that were looked at. */
  kinds: Set<string>;
  readsSql: boolean;
  /** Asked again when the catalogue has changed. */
  questions: (() => boolean)[];
  /** Asked each time. */
  others: (() => boolean)[];
};

export type Readings = {
  read<Result>(work: () => Promise<Result>): Promise<Read<Result>>;
  apart<Result>(work: () => Result): Result;
  /** What is under way; most of the time nothing is. */
  notes(): Notes | undefined;
};

type Known = { readonly generation: number; readonly lastChanges: LastChanges };

/**
 * Lets who keeps what was made of the catalogue know whether it still stands: everything that is asked while `read` runs
 * is written down with its answer, and asked again after a change (decisions/048-page-cache-validation.md).
 */
export function createReadings(known: Known): Readings {
  const underWay = new AsyncLocalStorage<Notes | undefined>();

  function isCurrent(notes: Notes): boolean {
    if (!notes.others.every((isSame) => isSame())) return false;
    const { generation, lastChanges } = known;
    if (notes.generation === generation) return true;
    const since = notes.generation;
    if (lastChanges.haveActivities(notes.activities, since)) return false;
    for (const kind of notes.kinds) if (lastChanges.hasKind(kind, since)) return false;
    if (notes.readsSql && lastChanges.hasOther(since)) return false;
    // Nobody is asked while a page is read: these questions are those of the page that is kept.
    if (!underWay.run(undefined, () => notes.questions.every((isSame) => isSame()))) return false;
    notes.generation = generation;
    return true;
  }

  return {
    async read(work) {
      // What changes from now on may or may not be in it, and is asked about.
      const notes: Notes = {
        generation: known.generation,
        activities: new Set(),
        kinds: new Set(),
        readsSql: false,
        questions: [],
        others: [],
      };
      const result = await underWay.run(notes, work);
      return { result, isCurrent: () => isCurrent(notes) };
    },
    apart: (work) => underWay.run(undefined, work),
    notes: () => underWay.getStore(),
  };
}

/** A directory that writes down what is looked at: not the section itself, of which a page would keep an old version alive. */
export function notedDirectory(directory: Directory, notes: Notes): Directory {
  return new Proxy(directory, {
    get(target, section: keyof Directory) {
      for (const kind of KINDS_OF[section]) notes.kinds.add(kind);
      return target[section];
    },
  });
}
