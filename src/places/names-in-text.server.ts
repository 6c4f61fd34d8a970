import { NICKNAMES } from "../../content/places/nicknames.ts";
import type { Brand } from "../brands/brand.ts";
import type { Directory } from "../catalogue/directory.ts";
import type { LocationType } from "../contract/enumerations.ts";
import { correctTypo, createTypoIndex, type TypoIndex } from "../../packages/search/text/correct-typo.ts";
import { nameIndex } from "./name-index.ts";
import { placeIndex, type IndexedPlace, type PlaceIndex } from "./place-index.server.ts";
import { placesNamed } from "./places-named.server.ts";

/** A place named in a text; its population indicates how likely it is meant. */
export type PlaceInText = { type: LocationType; id: number; name: string; country: string; population: number };

/** Looks up names of places in a text; all arguments are case-folded, without spaces or hyphens. */
export type NamesInText = {
  named(text: string, type?: LocationType): PlaceInText | null;
  beside(name: string, rest: string): PlaceInText | null;
  mistyped(text: string): PlaceInText | null;
};

/** Shorter words are not looked up. */
const SHORTEST = 3;
/** Typing errors in shorter words are not corrected. */
const SHORTEST_MISTYPED = 5;

/** Cache size for pairs of names; a full cache is cleared. */
const MAX_CACHED = 5_000;

type Cached = { names: NamesInText; country: string };

const cache = new WeakMap<PlaceIndex, Cached[]>();

/** The names of a brand's places; built on first use, and cached with the place index. */
export function namesInText(
  directory: Pick<Directory, "cities" | "provinces" | "regions">,
  brand: Pick<Brand, "countryCode">,
): NamesInText {
  const index = placeIndex(directory);
  const cached = cache.get(index) ?? [];
  const own = cached.find(({ country }) => country === brand.countryCode);
  if (own) return own.names;
  const names = makeNames(index, brand);
  cache.set(index, [...cached, { names, country: brand.countryCode }]);
  return names;
}

function makeNames(index: PlaceIndex, brand: Pick<Brand, "countryCode">): NamesInText {
  const byText = new Map<string, PlaceInText | null>();
  const besides = new Map<string, PlaceInText | null>();
  const nicknames = nicknamesOf(index, brand);
  const { named: all } = nameIndex(index);
  let typos: TypoIndex | null = null;

  return { named, beside, mistyped };

  function named(text: string, type?: LocationType): PlaceInText | null {
    if (text.length < SHORTEST) return null;
    const nickname = type ? undefined : nicknames.get(text);
    if (nickname) return nickname;
    const others = all.get(text);
    if (!others || others.every(({ as }) => as === "beside")) return null;
    const key = `${type ?? ""} ${text}`;
    const known = byText.get(key);
    if (known !== undefined) return known;
    const places = placesNamed(index, text, { brand, type });
    const found = inText(
      places.find(({ location }) => isCalled(location.name, text) && location.type === "REGION" && isInOwnCountry(location.country)) ??
        places[0],
    );
    byText.set(key, found);
    return found;
  }

  function isInOwnCountry(country: string): boolean {
    return country === brand.countryCode;
  }

  function beside(name: string, rest: string): PlaceInText | null {
    const text = rest.toLowerCase();
    const other = named(text.replace(/[^\p{L}]/gu, ""));
    if (text.length < 2 || other?.type === "CITY" || (!other && !isShortened(text) && !isOwnWord(name, text))) return null;
    const key = `${name},${text}`;
    const known = besides.get(key);
    if (known !== undefined) return known;
    if (besides.size >= MAX_CACHED) besides.clear();
    const found = inText(placesNamed(index, `${name}, ${rest}`, { brand })[0]);
    besides.set(key, found);
    return found;
  }

  /** Whether the text is a word that distinguishes a place of this name from its namesakes: `saale` of Halle (Saale). */
  function isOwnWord(name: string, text: string): boolean {
    return all.get(name)?.some(({ place }) => ownWords(place).includes(text)) ?? false;
  }

  function mistyped(text: string): PlaceInText | null {
    if (text.length < SHORTEST_MISTYPED) return null;
    typos ??= createTypoIndex(
      [...all].flatMap(([name, places]) =>
        places.some(({ place, as }) => as !== "beside" && isInOwnCountry(place.location.country)) ? name : [],
      ),
    );
    const meant = correctTypo(typos, text);
    return meant === null ? null : named(meant);
  }
}

/** Whether the text is a common abbreviation of a province after a place name: `gld`, `nh`. */
function isShortened(text: string): boolean {
  return /^(?:gld|nh|zh|nb|nbr|ov|fr|dr|gr|li|lb|ut|ze|zld|nrw|nds|rlp|bw|[ow]?-?vl)$/.test(text);
}

function ownWords({ shortNames }: IndexedPlace): readonly string[] {
  return shortNames.flatMap(({ rest }) => rest);
}

function isCalled(name: string, text: string): boolean {
  return name.toLowerCase().replace(/[^\p{L}]/gu, "") === text;
}

function inText(found: IndexedPlace | undefined): PlaceInText | null {
  if (!found) return null;
  const { id, type, name, country } = found.location;
  return { id, type, name, country, population: found.population };
}

function nicknamesOf({ places }: PlaceIndex, { countryCode }: Pick<Brand, "countryCode">): Map<string, PlaceInText> {
  const nicknames = new Map<string, PlaceInText>();
  for (const [country, cities] of Object.entries(NICKNAMES)) {
    if (country !== countryCode) continue;
    for (const [name, words] of Object.entries(cities)) {
      const city = inText(places.find(({ location }) => location.country === country && location.name === name));
      if (city) for (const word of words) nicknames.set(word, city);
    }
  }
  return nicknames;
}
