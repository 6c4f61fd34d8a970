import { createEngine } from "../search/engine.ts";
import type { SearchEngine, Sections } from "../search/search.ts";
import { createAddresses } from "./addresses.ts";
import type { CatalogueRecord } from "./load/records.ts";

export type PublicActivities = Omit<SearchEngine, "upsert" | "load"> & {
  readonly size: number;
  idOf(platform: number, slug: string): number | null;
  has(platform: number, id: number): boolean;
  upsert(records: readonly CatalogueRecord[]): void;
  /** Takes over what `save` gave and answers the activities that have to be read again. */
  load(sections: Sections): number[];
};

const UNSAVED = "unsaved";

/** The public activities in the search, and by their address. */
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
    remove(gone) {
      gone.forEach(addresses.forget);
      search.remove(gone);
    },
    save() {
      const unsaved = new Uint8Array(Int32Array.from(search.unsaved()).buffer);
      return new Map([...search.save(), ...addresses.save(), [UNSAVED, unsaved]]);
    },
    load(sections) {
      addresses.load(sections);
      search.load(sections);
      return [...new Int32Array(sections.get(UNSAVED)?.slice().buffer ?? new ArrayBuffer(0))];
    },
  };
}
