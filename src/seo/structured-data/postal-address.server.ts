import type { PostalAddressLeaf } from "schema-dts";
import { cityOf } from "../../catalogue/city-of.ts";
import type { Directory } from "../../catalogue/directory.ts";

type Places = Record<"cities" | "provinces" | "regions", readonly { id: number; name: string }[]>;

/** The part of an address that visitors see: the place and its country; null without a place. */
export function postalAddress(directory: Directory, { cities, provinces, regions }: Places): PostalAddressLeaf | null {
  const [city] = cities;
  if (city) {
    const province = cityOf(directory, city.id)?.province;
    const country = province === undefined ? undefined : directory.provinces.get(province)?.country;
    return addressOf({ addressLocality: city.name, addressCountry: country });
  }
  const [region] = regions;
  if (region) return addressOf({ addressRegion: region.name, addressCountry: directory.regions.get(region.id)?.country });
  const [province] = provinces;
  if (province) return addressOf({ addressRegion: province.name, addressCountry: directory.provinces.get(province.id)?.country });
  return null;
}

function addressOf(parts: Partial<Record<"addressLocality" | "addressRegion" | "addressCountry", string>>): PostalAddressLeaf {
  const { addressCountry, ...place } = parts;
  return { "@type": "PostalAddress", ...place, ...(addressCountry && { addressCountry }) };
}
