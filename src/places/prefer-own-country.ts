import type { Brand } from "../brands/brand.ts";

/** Of places with one name those in the brand's own country, or all when there are none (both Belgium and the Netherlands have a Limburg). */
export function preferOwnCountry<Place extends { country: string }>(namesakes: readonly Place[], { countryCode }: Brand): readonly Place[] {
  const own = namesakes.filter(({ country }) => country === countryCode);
  return own.length > 0 ? own : namesakes;
}
