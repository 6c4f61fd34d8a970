import { QUERY_LENGTH } from "./limits.ts";
import { textFrom } from "./text-from.ts";

/**
 * What was typed to search a list for, within its length. Signs alone, which nothing could be found by, ask as little as
 * spaces do: everything is listed, and no page says that it was searched for them.
 */
export function queryFrom(text: string): string {
  const query = textFrom(text, QUERY_LENGTH);
  return asksWords(query) ? query : "";
}

/** Whether a text has a word or a number that could be looked for. */
export function asksWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.normalize("NFKC"));
}
