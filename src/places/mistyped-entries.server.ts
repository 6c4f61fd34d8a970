import { errorsAllowed } from "../../packages/search/text/nearest.ts";
import { entriesWithPrefix, type PrefixEntry, type PlaceIndex } from "./place-index.server.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz ");

/** Cities abroad that people ask for by mistake are no mistyped ones here: *Londen* is not Landen. */
const ELSEWHERE = new Set(
  (
    "aarhus athene athen barcelona basel bazel bern birmingham bordeaux bologna budapest calais dublin edinburgh firenze florence florenz " +
    "geneve genf genua gdansk glasgow graz innsbruck istanbul kopenhagen krakau krakow lille linz lissabon liverpool london londen lyon " +
    "madrid mailand milaan milano manchester marseille metz nancy nice nizza oslo palma paris parijs porto prag praag praha reims riga rijsel " +
    "rom rome roma rouen salzburg sevilla stockholm straatsburg strasbourg strassburg turijn turin venetie venedig warschau wien wenen zagreb zurich"
  ).split(" "),
);

/** Names are shorter: what is longer is not mended, for each letter costs. */
const LONGEST = 60;

/** Of shorter ones too much is one error away from the beginning of a name. */
const SHORTEST_BEGINNING = 5;

/**
 * The entrances that a query means which none begins with, when it has one typing error: a whole name (*utrect*), else what
 * begins so (*amstreda*). The first letter is taken for right. Each way to mend it is looked up, about fifty a letter: a
 * millisecond, for what finds nothing alone.
 */
export function mistypedEntries(index: PlaceIndex, query: string): PrefixEntry[] {
  if (errorsAllowed(query) === 0 || query.length > LONGEST || ELSEWHERE.has(query)) return [];
  const found = mended(query).flatMap((text) =>
    entriesWithPrefix(index, text).map((entrance) => ({ entrance, isName: entrance.text === text })),
  );
  const names = found.filter(({ entrance, isName }) => isName && entrance.of !== "part");
  // *Parijs* is no mistaken end of Zoerle-Parwijs.
  const begun = found.filter(({ entrance }) => entrance.of !== "part");
  const meant = names.length > 0 || query.length < SHORTEST_BEGINNING ? names : begun;
  return meant.map(({ entrance }) => entrance);
}

/** Without one letter, with two swapped, with another one, and with one more. */
function mended(query: string): string[] {
  const places = Array.from({ length: query.length - 1 }, (_, index) => index + 1);
  const all = places.flatMap((place) => {
    const [before, letter, after] = [query.slice(0, place), query.charAt(place), query.slice(place + 1)];
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...LETTERS.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  // *mons b* is no *mons* that goes on.
  return [...new Set([...all, ...LETTERS.map((letter) => query + letter)])].filter((text) => !text.endsWith(" "));
}
