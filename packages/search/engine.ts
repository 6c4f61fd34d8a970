import { answer, countAnswer, kindsNamed, relaxationsFor } from "./answer.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { putRecords, removeIds } from "./fill-platform-index.ts";
import { loadPlatforms, savePlatforms } from "./save-platform-index.ts";
import type { PlatformFacts, SearchEngine, SearchRecord } from "./search.ts";
import { createPlatformIndex, describeNames, type PlatformIndex } from "./platform-index.ts";

/** The search engine over activities in memory; without `cache` every query runs again, as for benchmarks. */
export function createEngine({ cache = true }: { cache?: boolean } = {}): SearchEngine {
  const indexes = new Map<number, PlatformIndex>();
  const answers = createAnswerCache(cache);
  /** For queries about unknown platforms. */
  let emptyIndex: PlatformIndex | null = null;

  function indexFor(platform: number): PlatformIndex {
    const index = indexes.get(platform) ?? createPlatformIndex("nl");
    indexes.set(platform, index);
    return index;
  }

  /** A query creates no index. */
  function indexOrEmpty(platform: number): PlatformIndex {
    return indexes.get(platform) ?? (emptyIndex ??= createPlatformIndex("nl"));
  }

  /** Texts are analysed when they are added, so the language of an index with activities cannot change. */
  function describe(platform: number, { language, kinds, filters, cities }: PlatformFacts): void {
    const known = indexFor(platform);
    if (known.language !== language && known.slots.count > 0) throw new RangeError("A platform with activities cannot change its language");
    const index = known.language === language ? known : createPlatformIndex(language);
    indexes.set(platform, index);
    describeNames(index, { kinds, filters });
    index.places.describe(cities);
    answers.clear();
  }

  function remove(ids: readonly number[]): void {
    for (const index of indexes.values()) removeIds(index, ids);
    answers.clear();
  }

  function upsert(records: readonly SearchRecord[]): void {
    const last = [...new Map(records.map((record) => [record.id, record])).values()];
    for (const [platform, own] of Map.groupBy(last, (record) => record.platform)) {
      const ids = own.map(({ id }) => id);
      for (const [other, index] of indexes) if (other !== platform) removeIds(index, ids);
      putRecords(indexFor(platform), own);
    }
    answers.clear();
  }

  return {
    search: (platform, filter, page) => answer({ platform, index: indexOrEmpty(platform), answers }, filter, page),
    count: (platform, filter) => countAnswer(indexOrEmpty(platform), filter),
    relaxations: (platform, filter, alreadyFound) => relaxationsFor(indexOrEmpty(platform), filter, alreadyFound),
    upsert,
    remove,
    describe,
    changeCities(platform, changes) {
      indexFor(platform).places.change(changes);
      answers.clear();
    },
    hasWords: (platform, text) => indexOrEmpty(platform).text.has(text),
    kindsNamed: (platform, text) => kindsNamed(indexOrEmpty(platform), text),
    suggest: (platform, typed, wanted) => indexOrEmpty(platform).suggestions.suggest(typed, wanted),
    *mergeChanges(threshold) {
      let isMerged = false;
      for (const { text } of indexes.values()) {
        if (!(yield* text.mergeDeltas(threshold))) continue;
        isMerged = true;
        // Cached pages still refer to the replaced base.
        answers.clear();
      }
      return isMerged;
    },
    unmergedCount: () => indexes.values().reduce((count, { text }) => count + text.unmergedCount(), 0),
    kernelBytes: () => indexes.values().reduce((bytes, { rows, slots }) => bytes + rows.memoryBytes() + slots.shuffled.memoryBytes(), 0),
    save: () => savePlatforms(indexes),
    load(sections) {
      const loaded = loadPlatforms(sections);
      for (const [platform, index] of loaded.indexes) indexes.set(platform, index);
      answers.clear();
      return loaded.unsaved;
    },
  };
}
