import { brandOfPlatform } from "../brands/brands.ts";
import { wordsOf } from "../brands/words.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";

/** `vanaf € 29,50 p.p. · 2,5 uur` in the brand's language; `vat` says whether the price includes VAT, where a note is needed. */
export type CostLine = { text: string; vat: string | null };

/** The lowest price and the duration, as far as published; an unknown price reads as "on request". Null when both are unknown. */
export function costLineOf({ platform, facts }: Pick<ActivityListItem, "platform" | "facts">): CostLine | null {
  const { locale, cardLabels } = brandOfPlatform(platform);
  const words = wordsOf(locale).facts;
  const [price, lasts] = [facts.priceFrom?.value, facts.lasts?.value];
  if (!price && !lasts) return null;
  const priceText = price ? words.priceFrom(price.cents, price.per) : words.priceOnRequest;
  const parts = lasts ? [priceText, words.lasts(lasts)] : [priceText];
  // Prices for families always include VAT.
  const vat = price && price.cents > 0 && cardLabels === "persons" ? words.vat[price.vat] : null;
  return { text: parts.join(" · "), vat };
}
