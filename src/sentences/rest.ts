import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** The remaining words: keywords for the search, and words that nothing can use. */
export type Rest = { keywords: string[]; unused: string[] };

/** At most this many unknown words are looked up as typing errors, because each lookup is a search. */
const MOST_MISTYPED = 6;

/** Sorts the words that no slot used: small talk is dropped, searchable words become keywords, others are reported as unused. */
export function restOf({ tokens, grammar, facts }: Sentence): Rest {
  const rest: Rest = { keywords: [], unused: [] };
  let mistyped = 0;
  for (const token of tokens) {
    if (token.use || (token.number !== null && !token.isDigits) || isSmallTalk(token)) continue;
    // *boot Amsterdam 20*: a number that counts nothing is reported as unused.
    if (token.isDigits) {
      rest.unused.push(token.raw);
      continue;
    }
    if (isSearchable(token)) rest.keywords.push(token.raw);
    else rest.unused.push(token.raw);
  }
  return rest;

  function isSearchable({ raw }: Token): boolean {
    if (facts.occursInActivities(raw)) return true;
    mistyped += 1;
    return mistyped <= MOST_MISTYPED && facts.isSearchable(raw);
  }

  function isSmallTalk(token: Token): boolean {
    return (
      token.word.length < 2 ||
      ["stop", "talk", "article", "about", "people", "group", "someone", "child", "alone", "between", "to", "and"].some((name) =>
        grammar.is(name, token),
      )
    );
  }
}
