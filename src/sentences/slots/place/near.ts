import { findAll, type Match } from "../../find-all.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS } from "../../tokens.ts";

/** What says that the surroundings count too has no more words. */
const MOST_BEHIND = 6;

/** Whether the surroundings of a place count too: `bij`, `in de omgeving van`, `half uur rijden van`, and behind it `e.o.`. */
export function readNear(sentence: Sentence, from: number, to: number): boolean {
  const { tokens, grammar } = sentence;
  const before = findAll(tokens.slice(0, from), grammar.table("near"), grammar.joints)
    .map(({ match }) => match)
    .filter((match) => leadsTo(sentence, match.to, from));
  const behind = behindOf(sentence, to);
  const used = [...before.flatMap(({ taken }) => taken), ...(behind?.taken.map((index) => to + index) ?? [])];
  for (const index of used) {
    const token = tokens[index];
    if (token) token.use = "place";
  }
  return before.length > 0 || behind !== null;
}

/** `e.o.`, `of daar in de buurt`, right behind a place; counted from there. */
export function behindOf({ tokens, grammar }: Sentence, to: number): Match | null {
  const first = tokens[to];
  if (!first || first.gap === GAPS.hard) return null;
  const [found] = findAll(tokens.slice(to, to + MOST_BEHIND), grammar.table("nearBehind"), grammar.joints);
  return found?.match.from === 0 ? found.match : null;
}

/** Only articles and *van* stand between. */
function leadsTo({ tokens, grammar }: Sentence, end: number, from: number): boolean {
  return tokens.slice(end, from).every((token) => ["article", "of", "province"].some((name) => grammar.is(name, token)));
}
