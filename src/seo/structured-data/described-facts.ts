import type { LocationFeatureSpecificationLeaf, OfferLeaf, PlaceLeaf, ServiceChannelLeaf } from "schema-dts";
import type { Brand } from "../../brands/brand.ts";
import { wordsOf } from "../../brands/words.ts";
import type { ActivityDetail } from "../../contract/entities/activity.ts";
import type { Facts } from "../../contract/entities/facts.ts";

/** The lowest price, as the page shows it. Not as `price`, since the price differs between groups. */
export function describeOffer({ priceFrom }: Facts): OfferLeaf | null {
  if (!priceFrom) return null;
  const { cents, per, vat } = priceFrom.value;
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: cents / 100,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: vat === "incl",
      unitText: per,
    },
  };
}

/** Duration, languages and accessibility; null when none of them is known. */
export function describeChannel(brand: Brand, activity: ActivityDetail): ServiceChannelLeaf | null {
  const { lasts, languages } = activity.facts;
  const place = describePlace(brand, activity);
  if (!lasts && !languages && !place) return null;
  return {
    "@type": "ServiceChannel",
    ...(lasts && { processingTime: "days" in lasts.value ? `P${lasts.value.days}D` : `PT${lasts.value.minutes}M` }),
    ...(languages && { availableLanguage: languages.value }),
    ...(place && { serviceLocation: place }),
  };
}

/** The place with its accessibility features; missing features are shown on the page only. */
function describePlace(brand: Brand, { cities, facts: { access } }: ActivityDetail): PlaceLeaf | null {
  const [city] = cities;
  if (!city || !access) return null;
  const words = wordsOf(brand.locale).facts;
  const { stepFree, toilet, hearing, quiet } = access.value;
  const names = [
    stepFree === "yes" && words.stepFree.yes,
    toilet && words.toilet.yes,
    hearing && words.hearing.yes,
    quiet && words.quiet.yes,
  ].filter((name) => typeof name === "string");
  if (names.length === 0) return null;
  return { "@type": "Place", name: city.name, amenityFeature: names.map(feature) };
}

function feature(name: string): LocationFeatureSpecificationLeaf {
  return { "@type": "LocationFeatureSpecification", name, value: true };
}
