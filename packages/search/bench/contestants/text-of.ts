import type { SearchRecord } from "../../search.ts";

/** All searchable texts of an activity as one field, which is the least work for a library. */
export function textOf({ title, companyName, organisation, description, placeNames }: SearchRecord): string {
  return [title, companyName, organisation?.name ?? "", description, ...placeNames].join(" ");
}

/** Tokenizes for all contestants: letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
