import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** What is left to search for, and what nobody can use. */
export type Rest = { keywords: string[]; unused: string[] };

/** So many words that no activity has may be mistyped ones; looking for what each may mean is a search. */
const MOST_MISTYPED = 6;

/** Sorts what no slot used: small talk is dropped, a word that activities have is searched for, any other is said to be unused. */
export function restOf({ tokens, grammar, facts }: Sentence): Rest {
  const rest: Rest = { keywords: [], unused: [] };
  let mistyped = 0;
  for (const token of tokens) {
    if (token.use || (token.number !== null && !token.isDigits) || isSmallTalk(token)) continue;
    // *boot Amsterdam 20*: a figure that counts nothing is said to be unused.
    if (token.isDigits) {
      rest.unused.push(token.raw);
      continue;
    }
    if (isSearchable(token)) rest.keywords.push(token.raw);
    else rest.unused.push(token.raw);
  }
  return rest;

  function isSearchable({ raw }: Token): boolean {
    if (facts.isWritten(raw)) return true;
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
