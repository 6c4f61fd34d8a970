import type { AskedTexts } from "./asked-texts.ts";
import { meetBits, type Bits } from "../bits/bits.ts";
import { joined } from "../text/joined.ts";
import { saidBy } from "../text/kind-names.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import { meanings } from "./meanings.ts";
import { foundBy, isFound } from "./found-by.ts";
import { collectApart, collectTogether } from "./parts.ts";
import { FIELDS } from "./segment.ts";
import type { AskedWord } from "./text-index.ts";

/** To read two words as one, which nobody may know, and to look it up; in steps of a budget. */
const WORD_READ = 600;

/** The words of a query with all that each may be taken for, by the rules of `text/`. */
export function askedWords(query: string, asked: AskedTexts): AskedWord[] {
  return queryWords(query, asked.language).map((word) => askedWord(word, asked));
}

/** The same; null as soon as one of them is taken for nothing, as nothing has them all then. */
export function askedWordsFound(query: string, asked: AskedTexts): AskedWord[] | null {
  const words: AskedWord[] = [];
  for (const word of queryWords(query, asked.language)) {
    if (meanings(word, asked).length === 0) return null;
    words.push(askedWord(word, asked));
  }
  return words;
}

function askedWord(word: QueryWord, asked: AskedTexts): AskedWord {
  const { language, segments } = asked;
  const taken = meanings(word, asked).map((meaning) => ({ ...meaning, found: foundBy(meaning, segments) }));
  return {
    word: word.text,
    says: taken.slice(0, 1).flatMap((meaning) => saidBy(meaning, language)),
    collect(fields, into) {
      for (const { found, parts, apart } of taken) {
        for (const field of fields) for (const terms of found) terms.collect(FIELDS.indexOf(field), into);
        if (fields.includes("title")) collectTogether(parts, segments, into);
        if (fields.includes("rest")) collectApart({ parts, apart }, segments, into);
      }
    },
  };
}

/** Whether every word of a text is found as it stands, in any of its forms. */
export function hasWords(text: string, asked: AskedTexts): boolean {
  return queryWords(text, asked.language).every((word) => isFound({ ...word, isBeginning: false }, asked));
}

/** What a query is when words are joined that find nothing apart, by the rule of `text/joined.ts`. */
export function joinedWords(query: string, asked: AskedTexts): string | null {
  const { language, segments, alive, own, budget } = asked;
  if (budget.isSpent()) return null;
  return joined(query, {
    language,
    finds: (text) => haveCommon(askedWordsFound(text, asked), alive),
    hasWord(text) {
      budget.spend(WORD_READ);
      return segments.some((segment) => segment.hasWord(text, alive));
    },
    remembered: own.joins,
  });
}

/** Whether one that is alive has all of these words. */
function haveCommon(words: readonly AskedWord[] | null, alive: Bits): boolean {
  if (words === null) return false;
  const common = alive.slice();
  for (const word of words) {
    const slots = new Uint32Array(alive.length);
    word.collect(FIELDS, slots);
    meetBits(common, slots);
  }
  return common.some((bits) => bits !== 0);
}
