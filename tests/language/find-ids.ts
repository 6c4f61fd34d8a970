import { createEngine } from "../../packages/search/engine.ts";
import type { SearchRecord, TextLanguage } from "../../packages/search/search.ts";

const PLATFORM = 1;

/** The ids of all activities in `catalogue` that `query` finds, best first. */
export function findIds(language: TextLanguage, catalogue: readonly SearchRecord[], query: string): number[] {
  const engine = createEngine();
  engine.describe(PLATFORM, { language, kinds: [], filters: [], cities: [] });
  engine.upsert(catalogue);
  return engine.search(PLATFORM, { genericSearchQuery: query }, { page: 1, limit: 1000 }).ids;
}
