import type { TextLanguage } from "../search.ts";
import { analyse } from "./analyse.ts";
import { findsTitle } from "./finds.ts";
import { interpretWord } from "./interpret-word.ts";
import { nearest } from "./nearest.ts";
import { queryWords } from "./query-words.ts";

/** The items of a short list whose names match a text, by the rules for titles; all for an empty text. */
export function filterByName<Item>(
  items: readonly Item[],
  text: string,
  { language, nameOf }: { language: TextLanguage; nameOf: (item: Item) => string },
): Item[] {
  const names = items.map((item) => ({ item, terms: analyse(nameOf(item), language) }));
  const dictionary = new Set(names.flatMap(({ terms }) => terms.flatMap(({ text, parts }) => [text, ...parts])));
  const words = queryWords(text, language).map((word) =>
    interpretWord(word, {
      language,
      isFound: (word) => names.some(({ terms }) => findsTitle(word, terms)),
      hasWord: (text) => dictionary.has(text),
      nearest: (text) => nearest(text, dictionary),
    }),
  );
  return names.filter(({ terms }) => words.every((any) => any.some((word) => findsTitle(word, terms)))).map(({ item }) => item);
}
