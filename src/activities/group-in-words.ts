import type { AllWords } from "../brands/words.ts";
import { SEARCH_LIMITS } from "./search-state.ts";

/** The size of a group that is searched for, as chips and headings name it; a search for the most is one for `500+ personen`. */
export function groupInWords(persons: number, { persons: inWords, overview, found }: AllWords): string {
  return persons < SEARCH_LIMITS.persons ? inWords(persons) : found.group(overview.personsTop);
}
