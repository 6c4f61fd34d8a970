import { hash } from "node:crypto";
import type { SearchResult } from "../../../packages/search/search.ts";

/** About 20 characters, equal for equal results. Without the seed, which is part of the query. */
export function answerDigest({ ids, total, filterCounts, relaxations }: SearchResult): string {
  const numbers = new Int32Array(2 + ids.length + 2 * filterCounts.length);
  numbers[0] = total;
  numbers[1] = ids.length;
  numbers.set(ids, 2);
  let at = 2 + ids.length;
  for (const { filterId, count } of filterCounts) {
    numbers[at] = filterId;
    numbers[at + 1] = count;
    at += 2;
  }
  const digest = hash("sha1", numbers, "base64url");
  return relaxations.length === 0 ? digest : `${digest}${JSON.stringify(relaxations)}`;
}
