import type { Location } from "../contract/entities/place.ts";

/** How a place is written in an input: a city with its province, since names repeat. */
export function placeLabel({ name, province, type }: Location): string {
  return type === "CITY" && province && province.name !== name ? `${name}, ${province.name}` : name;
}
