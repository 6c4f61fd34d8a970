import type { Location } from "../contract/entities/place.ts";

/** The word for "province" (Utrecht is both a city and a province), and the names of countries by code. */
export type PlaceWords = { province: string; countries: Readonly<Record<string, string>> };

/**
 * The text of a place in an input, which can be parsed back: `Beek, Limburg`, `Utrecht (provincie)`, `Veluwe`. A place outside the
 * country `home` has its country: `Limburg (provincie), België`.
 */
export function placeLabel(location: Location, { words, home }: { words: PlaceWords; home: string }): string {
  const country = location.country === home ? null : words.countries[location.country];
  return [nameOf(location, words), country].filter(Boolean).join(", ");
}

/** A place with its preposition: `in Utrecht`, `op de Veluwe`, `im Harz`. */
export function placePhrase({ name }: { name: string }, { where }: { where: Readonly<Record<string, string>> }): string {
  return where[name] ?? `in ${name}`;
}

function nameOf({ name, province, type }: Location, words: PlaceWords): string {
  switch (type) {
    case "CITY":
      return province && province.name !== name ? `${name}, ${province.name}` : name;
    case "PROVINCE":
      return `${name} (${words.province})`;
    case "REGION":
      return name;
  }
}
