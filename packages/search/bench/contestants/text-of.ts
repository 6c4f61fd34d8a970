import type { SearchRecord } from "../../search.ts";

/** All that an activity is found by, as one text: one field is the least work for a library. */
export function textOf({ title, companyName, organisation, description, placeNames }: SearchRecord): string {
  return [title, companyName, organisation?.name ?? "", description, ...placeNames].join(" ");
}

/** Words as all contestants see them: letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
