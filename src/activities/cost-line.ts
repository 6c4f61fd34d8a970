import { brandOfPlatform } from "../brands/brands.ts";
import { wordsOf } from "../brands/words.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";

/** `vanaf € 29,50 p.p. · 2,5 uur`, in the words of the brand, and whether that is with VAT where that needs a word. */
export type CostLine = { text: string; vat: string | null };

/** The lowest price and how long it lasts, as far as they were published: of an unknown price that it is told when asked. Null where neither is known. */
export function costLineOf({ platform, facts }: Pick<ActivityListItem, "platform" | "facts">): CostLine | null {
  const { locale, cardLabels } = brandOfPlatform(platform);
  const words = wordsOf(locale).facts;
  const [price, lasts] = [facts.priceFrom?.value, facts.lasts?.value];
  if (!price && !lasts) return null;
  const priceText = price ? words.priceFrom(price.cents, price.per) : words.priceOnRequest;
  const parts = lasts ? [priceText, words.lasts(lasts)] : [priceText];
  // Families pay prices with VAT alone.
  const vat = price && price.cents > 0 && cardLabels === "persons" ? words.vat[price.vat] : null;
  return { text: parts.join(" · "), vat };
}
