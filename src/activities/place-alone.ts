import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { understand } from "../sentences/understand.ts";
import type { NamedPlace } from "../sentences/facts.ts";
import { slotCount } from "../sentences/understood.ts";
import type { SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.ts";

/**
 * The place that the words of a search name, and nothing beside it: they are searched for as words (decisions, second round), and
 * whoever means the place is offered it. Null for other words, and where a place is asked for already.
 */
export function placeAlone(
  catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">,
  brand: Brand,
  { state: { query, sentence, location }, now }: { state: SearchState; now: Date },
): NamedPlace | null {
  if (query === "" || sentence !== null || location !== null) return null;
  const understood = understand(query, sentenceFacts(catalogue, brand), now);
  const isAlone = slotCount(understood) === 1 && understood.keywords === "" && understood.unused.length === 0;
  return isAlone ? understood.place : null;
}
