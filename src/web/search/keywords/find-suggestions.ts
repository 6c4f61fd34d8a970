import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { api } from "../../api.ts";

/** As many as fit under the field of a small screen with its keyboard open. */
const MOST_FOUND = 8;

/** What may be meant by a text; null for an empty one, which means nothing. */
export async function findSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  if (text === "") return null;
  const client = await api();
  const { suggestions } = await client.findSuggestions({ q: text, limit: MOST_FOUND }, { signal });
  return suggestions;
}
