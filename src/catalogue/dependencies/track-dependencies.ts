import { AsyncLocalStorage } from "node:async_hooks";
import type { Directory } from "../directory.ts";
import { KINDS_OF } from "../load/sections.ts";
import type { LastChanges } from "./last-changes.ts";

/** The result of tracked work, and whether everything that it read from the catalogue is still the same. */
export type Tracked<Result> = { result: Result; isCurrent(): boolean };

/** The reads of tracked work. */
type Dependencies = {
  /** Generation of the catalogue at the last successful validation. */
  generation: number;
  activities: Set<number>;
  /** Kinds of the `change` table that affect the directory sections that were read. */
  kinds: Set<string>;
  readsSql: boolean;
  /** Whether a query still has the same result; run only after a change of the catalogue. */
  queries: (() => boolean)[];
  /** Added by `dependOn`; run at every validation. */
  external: (() => boolean)[];
};

export type DependencyTracker = {
  track<Result>(work: () => Promise<Result>): Promise<Tracked<Result>>;
  untracked<Result>(work: () => Result): Result;
  /** The dependencies of the tracked work that is running, if any. */
  current(): Dependencies | undefined;
};

type Known = { readonly generation: number; readonly lastChanges: LastChanges };

/**
 * Dependency tracking for caches of pages: queries of tracked work are recorded with a digest of their results, and run
 * again after a change of the catalogue (decisions/048-page-cache-validation.md).
 */
export function createDependencyTracker(known: Known): DependencyTracker {
  const storage = new AsyncLocalStorage<Dependencies | undefined>();

  function isCurrent(dependencies: Dependencies): boolean {
    if (!dependencies.external.every((isSame) => isSame())) return false;
    const { generation, lastChanges } = known;
    const since = dependencies.generation;
    if (since === generation) return true;
    if (lastChanges.haveActivities(dependencies.activities, since)) return false;
    for (const kind of dependencies.kinds) if (lastChanges.hasKind(kind, since)) return false;
    if (dependencies.readsSql && lastChanges.hasOther(since)) return false;
    // Untracked: the repeated queries are no dependencies of the work that validates.
    if (!storage.run(undefined, () => dependencies.queries.every((isSame) => isSame()))) return false;
    dependencies.generation = generation;
    return true;
  }

  return {
    async track(work) {
      // The generation before `work`: a change while it runs may be missing in the result.
      const dependencies: Dependencies = {
        generation: known.generation,
        activities: new Set(),
        kinds: new Set(),
        readsSql: false,
        queries: [],
        external: [],
      };
      const result = await storage.run(dependencies, work);
      return { result, isCurrent: () => isCurrent(dependencies) };
    },
    untracked: (work) => storage.run(undefined, work),
    current: () => storage.getStore(),
  };
}

/** Records which sections are read, by kind: holding the sections themselves would keep old versions in memory. */
export function trackedDirectory(directory: Directory, dependencies: Dependencies): Directory {
  return new Proxy(directory, {
    get(target, section: keyof Directory) {
      for (const kind of KINDS_OF[section]) dependencies.kinds.add(kind);
      return target[section];
    },
  });
}
