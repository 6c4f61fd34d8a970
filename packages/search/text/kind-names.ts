import type { KindFacts, TextLanguage } from "../search.ts";
import { queryWords } from "./query-words.ts";
import { significantParts } from "./stop-words.ts";
import type { Term } from "./term.ts";

/** The stems by which a word names a kind: the parts of a compound, without those about the form of the offer (*kookworkshop*: kook). */
export function nameStems({ stem, parts }: Pick<Term, "stem" | "parts">, language: TextLanguage): readonly string[] {
  return parts.length > 0 ? significantParts(parts, language) : [stem];
}

/**
 * Finds the kinds whose whole name occurs in a query, by stems. *Yoga in Utrecht* names yoga, but not the kind also
 * called sup yoga. A name of several kinds (*workshop*) names none of them.
 */
export function createKindNames(kinds: readonly KindFacts[], language: TextLanguage): (queryStems: Iterable<string>) => number[] {
  const names = kinds.flatMap(({ id, names: all }) =>
    all.map((name) => ({ id, stems: queryWords(name, language).flatMap((word) => nameStems(word, language)) })),
  );
  const byName = Map.groupBy(names, ({ stems }) => stems.join(" "));
  const own = names.filter(({ stems }) => new Set(byName.get(stems.join(" "))?.map(({ id }) => id)).size === 1);
  const byFirst = Map.groupBy(own, ({ stems }) => stems[0] ?? "");

  return (queryStems) => {
    const stems = new Set(queryStems);
    const named = [...stems].flatMap((stem) => byFirst.get(stem) ?? []).filter((name) => name.stems.every((part) => stems.has(part)));
    return [...new Set(named.map(({ id }) => id))];
  };
}
