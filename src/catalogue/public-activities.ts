import { createEngine } from "../search/engine.ts";
import type { SearchEngine } from "../search/search.ts";
import type { CatalogueRecord } from "./load/records.ts";

export type PublicActivities = Pick<SearchEngine, "search" | "describe" | "suggest"> & {
  idOf(platform: number, slug: string): number | null;
  has(platform: number, id: number): boolean;
  upsert(records: readonly CatalogueRecord[]): void;
  remove(ids: readonly number[]): void;
};

/** The public activities in the search, and by their address. */
export function createPublicActivities(): PublicActivities {
  const search = createEngine();
  const ids = new Map<string, number>();
  const addresses = new Map<number, string>();

  function forgetAddress(id: number): void {
    const address = addresses.get(id);
    addresses.delete(id);
    // Another activity may have taken the address over in the same batch of changes.
    if (address !== undefined && ids.get(address) === id) ids.delete(address);
  }

  return {
    search: search.search,
    describe: search.describe,
    suggest: search.suggest,
    idOf: (platform, slug) => ids.get(`${platform}/${slug}`) ?? null,
    has: (platform, id) => addresses.get(id)?.startsWith(`${platform}/`) ?? false,
    upsert(records) {
      for (const { id, platform, slug } of records) {
        forgetAddress(id);
        const address = `${platform}/${slug}`;
        ids.set(address, id);
        addresses.set(id, address);
      }
      search.upsert(records);
    },
    remove(gone) {
      gone.forEach(forgetAddress);
      search.remove(gone);
    },
  };
}
