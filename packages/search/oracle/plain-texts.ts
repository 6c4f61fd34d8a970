import { queryMeanings } from "./query-meanings.ts";
import type { Terms } from "./entry.ts";
import { FIELDS, isIn } from "./relevance.ts";
import type { TextLanguage } from "../search.ts";
import { analyse } from "../text/analyse.ts";

/** Texts by slot, searched by scanning every word; tests compare the text index with it. */
export function createPlainTexts(language: TextLanguage) {
  const texts = new Map<number, { terms: Terms }>();

  function put(slot: number, { title, organisation, rest }: Record<keyof Terms, string>): void {
    const read = (text: string) => analyse(text, language);
    texts.set(slot, { terms: { title: read(title), organisation: read(organisation), rest: read(rest) } });
  }

  /** For every word of a query the slots that contain it, by field in the order of `FIELDS`. */
  function found(query: string): number[][][] {
    const slots = [...texts].toSorted(([a], [b]) => a - b);
    return queryMeanings(query, language, [...texts.values()]).map((word) =>
      FIELDS.map((field) => slots.filter(([, text]) => isIn(field, word, text)).map(([slot]) => slot)),
    );
  }

  return { put, drop: (slot: number) => texts.delete(slot), found };
}
