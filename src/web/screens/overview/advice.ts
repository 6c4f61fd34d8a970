import type { Words } from "../../../../content/words/nl.ts";
import type { Chip } from "../../../activities/search-state.ts";

type AdviceWords = Pick<Words["overview"], "emptyWord" | "emptyWords" | "emptyWithout" | "emptyOr">;

/**
 * What to try when nothing is found, of what was asked alone: another way to write the text in one sentence, and in
 * another what may be asked less. Undefined when nothing was asked.
 */
export function adviceFor(chips: readonly { chip: Chip }[], query: string, words: AdviceWords): string | undefined {
  const kinds = new Set(chips.map(({ chip }) => chip.kind));
  const sentences: string[] = [];
  if (kinds.delete("query")) sentences.push(/\s/.test(query.trim()) ? words.emptyWords : words.emptyWord);

  const steps = [...kinds].flatMap((kind) => (kind === "query" ? [] : words.emptyWithout[kind]));
  if (steps.length > 0) sentences.push(sentenceOf(steps, words.emptyOr));
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

/** *Haal een filter weg, kies een andere leeftijd of kies een grotere afstand.* */
function sentenceOf(steps: readonly string[], or: string): string {
  const last = steps.slice(-1);
  const list = [steps.slice(0, -1).join(", "), ...last].filter((part) => part !== "").join(` ${or} `);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}
