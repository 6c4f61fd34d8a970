import type { Meant } from "./asked-texts.ts";
import { meant } from "../text/meant.ts";
import type { QueryWord } from "../text/query-words.ts";
import type { AskedTexts } from "./asked-texts.ts";
import { isFound } from "./found-by.ts";
import { nearestAlive } from "./nearest-alive.ts";

const MOST_REMEMBERED = 1_000;

/** A look at the words of a segment is a search by halves. */
const LOOK_UP = 40;
/** So many words of bits are met in a step. */
const BITS_A_STEP = 16;

/**
 * What a word is taken for, as `meant` says, once for a question. One that was asked before costs the same steps as then, so
 * that a question gets the same answer whatever was asked before it; when they are used up, a word is taken as it stands.
 */
export function meanings(word: QueryWord, asked: AskedTexts): readonly QueryWord[] {
  const { remembered, own, budget } = asked;
  const key = `${word.isLast ? 1 : 0}${word.isPasted ? 1 : 0}${word.text}`;
  const known = own.meanings.get(key);
  if (known) return known;

  const before = budget.taken;
  const last = remembered.get(key);
  const isKnown = last !== undefined && budget.spend(last.steps);
  const found = isKnown ? last.meanings : search(word, asked);
  if (!isKnown && !budget.isSpent()) remember(remembered, key, { meanings: found, steps: budget.taken - before });
  own.meanings.set(key, found);
  return found;
}

function search(word: QueryWord, asked: AskedTexts): readonly QueryWord[] {
  const { language, segments, alive, budget } = asked;
  return meant(word, {
    language,
    isFound(meaning) {
      budget.spend(LOOK_UP * segments.length + (meaning.parts.length * alive.length) / BITS_A_STEP);
      return isFound(meaning, asked);
    },
    hasWord(text) {
      budget.spend(LOOK_UP * segments.length);
      return segments.some((segment) => segment.hasWord(text, alive));
    },
    nearest: (text) => nearestAlive(text, asked),
    isSpent: budget.isSpent,
  });
}

function remember(remembered: Map<string, Meant>, key: string, meant: Meant): void {
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, meant);
}
