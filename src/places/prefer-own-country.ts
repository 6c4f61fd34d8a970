import type { Brand } from "../brands/brand.ts";

/** Of places with the same name those in the brand's own country, else all (both Belgium and the Netherlands have a Limburg). */
export function preferOwnCountry<Place extends { country: string }>(namesakes: readonly Place[], { countryCode }: Brand): readonly Place[] {
  const own = namesakes.filter(({ country }) => country === countryCode);
  return own.length > 0 ? own : namesakes;
}
