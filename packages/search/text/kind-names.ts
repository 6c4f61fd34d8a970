import type { KindFacts, TextLanguage } from "../search.ts";
import { queryWords } from "./query-words.ts";
import { significantParts } from "./stop-words.ts";
import type { Term } from "./term.ts";

/** What a word says, as stems: a compound is its parts, but for how something is offered (*kookworkshop*: kook). */
export function nameStems({ stem, parts }: Pick<Term, "stem" | "parts">, language: TextLanguage): readonly string[] {
  return parts.length > 0 ? significantParts(parts, language) : [stem];
}

/**
 * Which kinds a query names: those of which it says a whole name. *Yoga in Utrecht* names yoga, and not what is also called
 * sup yoga. A name that several kinds share (*workshop*) names none of them.
 */
export function createKindNames(kinds: readonly KindFacts[], language: TextLanguage): (said: Iterable<string>) => number[] {
  const names = kinds.flatMap(({ id, names: all }) =>
    all.map((name) => ({ id, stems: queryWords(name, language).flatMap((word) => nameStems(word, language)) })),
  );
  const sharing = Map.groupBy(names, ({ stems }) => stems.join(" "));
  const own = names.filter(({ stems }) => new Set(sharing.get(stems.join(" "))?.map(({ id }) => id)).size === 1);
  const byFirst = Map.groupBy(own, ({ stems }) => stems[0] ?? "");

  return (said) => {
    const stems = new Set(said);
    const named = [...stems].flatMap((stem) => byFirst.get(stem) ?? []).filter((name) => name.stems.every((part) => stems.has(part)));
    return [...new Set(named.map(({ id }) => id))];
  };
}
