import { createEngine } from "../../packages/search/engine.ts";
import type { SearchEngine } from "../../packages/search/search.ts";
import { createAddresses } from "./addresses.ts";
import type { CatalogueRecord } from "./load/records.ts";

export type PublicActivities = Omit<SearchEngine, "upsert"> & {
  readonly size: number;
  idOf(platform: number, slug: string): number | null;
  has(platform: number, id: number): boolean;
  upsert(records: readonly CatalogueRecord[]): void;
};

/** The search engine with the public activities, and an index of their addresses. */
export function createPublicActivities(): PublicActivities {
  const search = createEngine();
  const addresses = createAddresses();

  return {
    ...search,
    get size() {
      return addresses.size;
    },
    idOf: addresses.idOf,
    has: addresses.has,
    upsert(records) {
      for (const { id, platform, slug } of records) addresses.set(id, platform, slug);
      search.upsert(records);
    },
    remove(ids) {
      ids.forEach(addresses.forget);
      search.remove(ids);
    },
    *save() {
      yield* search.save();
      yield* addresses.save();
    },
    load(sections) {
      addresses.load(sections);
      return search.load(sections);
    },
  };
}
