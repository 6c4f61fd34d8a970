import type { AllWords } from "../brands/words.ts";
import { SEARCH_LIMITS } from "./search-state.ts";

/** The group size of a search as chips and headings show it; the maximum reads `500+ personen`. */
export function groupInWords(persons: number, { persons: inWords, overview, found }: AllWords): string {
  return persons < SEARCH_LIMITS.persons ? inWords(persons) : found.group(overview.personsTop);
}
