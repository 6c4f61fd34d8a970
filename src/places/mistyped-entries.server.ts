import { errorsAllowed } from "../../packages/search/text/nearest.ts";
import { entriesWithPrefix, type PrefixEntry, type PlaceIndex } from "./place-index.server.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz ");

/** Foreign cities that must not be corrected to a similar name here: *Londen* is not Landen. */
const ELSEWHERE = new Set(
  (
    "aarhus athene athen barcelona basel bazel bern birmingham bordeaux bologna budapest calais dublin edinburgh firenze florence florenz " +
    "geneve genf genua gdansk glasgow graz innsbruck istanbul kopenhagen krakau krakow lille linz lissabon liverpool london londen lyon " +
    "madrid mailand milaan milano manchester marseille metz nancy nice nizza oslo palma paris parijs porto prag praag praha reims riga rijsel " +
    "rom rome roma rouen salzburg sevilla stockholm straatsburg strasbourg strassburg turijn turin venetie venedig warschau wien wenen zagreb zurich"
  ).split(" "),
);

/** Longer texts are not corrected: no name is that long, and each letter costs look-ups. */
const LONGEST = 60;

/** Shorter texts are one error away from the beginnings of too many names. */
const SHORTEST_BEGINNING = 5;

/**
 * The entries one typing error away from a query that finds nothing: a whole name (*utrect*), else the beginning of one
 * (*amstreda*). The first letter is assumed correct. Looks up every correction, about fifty for each letter, which takes 1 ms.
 */
export function mistypedEntries(index: PlaceIndex, query: string): PrefixEntry[] {
  if (errorsAllowed(query) === 0 || query.length > LONGEST || ELSEWHERE.has(query)) return [];
  const found = correctionsOf(query).flatMap((text) =>
    entriesWithPrefix(index, text).map((entry) => ({ entry, isName: entry.text === text })),
  );
  const names = found.filter(({ entry, isName }) => isName && entry.of !== "part");
  // Later parts of names are not corrected: *Parijs* is not Zoerle-Parwijs.
  const begun = found.filter(({ entry }) => entry.of !== "part");
  const meant = names.length > 0 || query.length < SHORTEST_BEGINNING ? names : begun;
  return meant.map(({ entry }) => entry);
}

/** All texts with one letter less, two letters swapped, one letter replaced, or one letter more. */
function correctionsOf(query: string): string[] {
  const places = Array.from({ length: query.length - 1 }, (_, index) => index + 1);
  const all = places.flatMap((place) => {
    const [before, letter, after] = [query.slice(0, place), query.charAt(place), query.slice(place + 1)];
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...LETTERS.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  // A trailing space would make *mons b* match names that continue after *mons*.
  return [...new Set([...all, ...LETTERS.map((letter) => query + letter)])].filter((text) => !text.endsWith(" "));
}
