import { answer, countAnswer, kindsNamed, relaxationsFor } from "./answer.ts";
import { createAnswers } from "./answers.ts";
import { putRecords, removeIds } from "./fill-shelf.ts";
import { loadPlatforms, savePlatforms } from "./save-shelf.ts";
import type { PlatformFacts, SearchEngine, SearchRecord } from "./search.ts";
import { createPageStore, describeNames, type Shelf } from "./shelf.ts";

/** The search engine over activities in memory; without a `cache` every question is answered anew, as when measuring. */
export function createEngine({ cache = true }: { cache?: boolean } = {}): SearchEngine {
  const shelves = new Map<number, Shelf>();
  const answers = createAnswers(cache);
  /** An empty one, for questions about platforms that nothing is known of. */
  let nobodys: Shelf | null = null;

  function shelfOf(platform: number): Shelf {
    const shelf = shelves.get(platform) ?? createPageStore("nl");
    shelves.set(platform, shelf);
    return shelf;
  }

  /** Who asks makes no shelf. */
  function shelfOrEmpty(platform: number): Shelf {
    return shelves.get(platform) ?? (nobodys ??= createPageStore("nl"));
  }

  /** Texts stay as they were read when they were put: a shelf that holds any keeps its language. */
  function describe(platform: number, { language, kinds, filters, cities }: PlatformFacts): void {
    const known = shelfOf(platform);
    if (known.language !== language && known.slots.count > 0) throw new RangeError("A platform tells its language before its activities");
    const shelf = known.language === language ? known : createPageStore(language);
    shelves.set(platform, shelf);
    describeNames(shelf, { kinds, filters });
    shelf.places.describe(cities);
    answers.forget();
  }

  function remove(ids: readonly number[]): void {
    for (const shelf of shelves.values()) removeIds(shelf, ids);
    answers.forget();
  }

  function upsert(records: readonly SearchRecord[]): void {
    const last = [...new Map(records.map((record) => [record.id, record])).values()];
    for (const [platform, own] of Map.groupBy(last, (record) => record.platform)) {
      const ids = own.map(({ id }) => id);
      for (const [other, shelf] of shelves) if (other !== platform) removeIds(shelf, ids);
      putRecords(shelfOf(platform), own);
    }
    answers.forget();
  }

  return {
    search: (platform, filter, page) => answer({ platform, shelf: shelfOrEmpty(platform), answers }, filter, page),
    count: (platform, filter) => countAnswer(shelfOrEmpty(platform), filter),
    relaxations: (platform, filter, already) => relaxationsFor(shelfOrEmpty(platform), filter, already),
    upsert,
    remove,
    describe,
    changeCities(platform, changes) {
      shelfOf(platform).places.change(changes);
      answers.forget();
    },
    hasWords: (platform, text) => shelfOrEmpty(platform).text.has(text),
    kindsNamed: (platform, text) => kindsNamed(shelfOrEmpty(platform), text),
    suggest: (platform, typed, wanted) => shelfOrEmpty(platform).suggestions.suggest(typed, wanted),
    *tidy(few) {
      let isFolded = false;
      for (const { text } of shelves.values()) {
        if (!(yield* text.foldIn(few))) continue;
        isFolded = true;
        // Kept pages still hold the words of the base that was replaced.
        answers.forget();
      }
      return isFolded;
    },
    unfolded: () => shelves.values().reduce((count, { text }) => count + text.unfolded(), 0),
    kernelBytes: () => shelves.values().reduce((bytes, { rows, slots }) => bytes + rows.memoryBytes() + slots.shuffled.memoryBytes(), 0),
    save: () => savePlatforms(shelves),
    load(sections) {
      const loaded = loadPlatforms(sections);
      for (const [platform, shelf] of loaded.shelves) shelves.set(platform, shelf);
      answers.forget();
      return loaded.unsaved;
    },
  };
}
