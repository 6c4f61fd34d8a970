import type { Brand } from "../brands/brand.ts";

/** Of places of one name, those of the brand's own country; all of them where it has none. There are two Limburgs. */
export function atHome<Place extends { country: string }>(namesakes: readonly Place[], { countryCode }: Brand): readonly Place[] {
  const own = namesakes.filter(({ country }) => country === countryCode);
  return own.length > 0 ? own : namesakes;
}
