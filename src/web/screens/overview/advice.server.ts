import type { EmptyWords } from "../../../../content/words/empty/nl.ts";
import type { Chip } from "../../../activities/search-state.ts";
import { capitalised } from "../../../../packages/text/first-letter.ts";

/**
 * Advice for a search without results, about its own conditions only: a sentence on the spelling of the text, and one on the conditions
 * to relax. Null for a search without conditions.
 */
export function adviceFor(chips: readonly { chip: Chip }[], query: string, words: EmptyWords): string | null {
  const kinds = new Set(chips.map(({ chip }) => chip.kind));
  const sentences: string[] = [];
  if (kinds.delete("query")) sentences.push(/\s/.test(query.trim()) ? words.words : words.word);

  const steps = [...kinds].flatMap((kind) => (kind === "query" ? [] : words.without[kind]));
  if (steps.length > 0) sentences.push(sentenceOf(steps, words.or));
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** Joins the steps in a sentence, in English: *Remove a filter, choose another age or choose a larger distance.* */
function sentenceOf(steps: readonly string[], or: string): string {
  const last = steps.slice(-1);
  const list = [steps.slice(0, -1).join(", "), ...last].filter((part) => part !== "").join(` ${or} `);
  return `${capitalised(list)}.`;
}
