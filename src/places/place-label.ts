import type { Location } from "../contract/entities/place.ts";

/** The word for a province: names repeat, and Utrecht is both a city and a province. */
export type PlaceWords = { province: string };

/** How a place is written in an input, so that it can be read back: `Beek, Limburg`, `Utrecht (provincie)`, `Veluwe`. */
export function placeLabel({ name, province, type }: Location, words: PlaceWords): string {
  switch (type) {
    case "CITY":
      return province && province.name !== name ? `${name}, ${province.name}` : name;
    case "PROVINCE":
      return `${name} (${words.province})`;
    case "REGION":
      return name;
  }
}
