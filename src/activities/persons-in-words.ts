import type { AllWords } from "../brands/words.ts";
import { SEARCH_LIMITS } from "./search-state.ts";

/** How many a search asks for, as its chip and its heading say it: the most that can be asked for is that many or more. */
export function personsInWords(persons: number, { persons: inWords, found }: Pick<AllWords, "persons" | "found">): string {
  return persons < SEARCH_LIMITS.persons ? inWords(persons) : found.orMore(inWords(persons));
}
