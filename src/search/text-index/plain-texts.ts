import type { TextLanguage } from "../search.ts";
import { analyse } from "../text/analyse.ts";
import { finds, findsTitle } from "../text/finds.ts";
import { meant } from "../text/meant.ts";
import { nearest } from "../text/nearest.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import type { Term } from "../text/term.ts";
import { FIELDS } from "./segment.ts";
import type { TextField, Texts } from "./text-index.ts";

/** Texts by slot, searched by looking at every word of them: tests hold the index to it. */
export function createPlainTexts(language: TextLanguage) {
  const texts = new Map<number, Record<TextField, Term[]>>();

  function put(slot: number, { title, organisation, rest }: Texts): void {
    const read = (text: string) => analyse(text, language);
    texts.set(slot, { title: read(title), organisation: read(organisation), rest: read(rest) });
  }

  function slotsWith(words: readonly QueryWord[], field: TextField): number[] {
    const slots = [...texts].filter(([, terms]) => words.some((word) => hasWord(terms[field], word, field)));
    return slots.map(([slot]) => slot).toSorted((a, b) => a - b);
  }

  function dictionary(): Set<string> {
    const terms = [...texts.values()].flatMap(({ title, organisation, rest }) => [...title, ...organisation, ...rest]);
    return new Set(terms.flatMap(({ text, parts }) => [text, ...parts]));
  }

  /** For every word of a query the slots that have it, by field in the order of `FIELDS`. */
  function found(query: string): number[][][] {
    const vocabulary = {
      language,
      isFound: (word: QueryWord) => FIELDS.some((field) => slotsWith([word], field).length > 0),
      nearest: (text: string) => nearest(text, dictionary()),
    };
    return queryWords(query, language).map((word) => {
      const meanings = meant(word, vocabulary);
      return FIELDS.map((field) => slotsWith(meanings, field));
    });
  }

  return { put, drop: (slot: number) => texts.delete(slot), found };
}

function hasWord(terms: readonly Term[], word: QueryWord, field: TextField): boolean {
  return field === "title" ? findsTitle(word, terms) : terms.some((term) => finds(word, term));
}
