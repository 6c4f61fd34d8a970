import { join } from "node:path";
import type { Brand } from "../../src/brands/brand.ts";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import type { Directory, StoredCity } from "../../src/catalogue/directory.ts";
import { readGazetteer, type Gazetteer } from "../../src/seed/content/gazetteer.ts";

const FOLDER = join(import.meta.dirname, "../../content/places");

/** A catalogue with every place of the gazetteer, without a database; ids are line numbers. */
export async function gazetteerCatalogue(): Promise<{ gazetteer: Gazetteer; catalogue: Pick<Catalogue, "directory"> }> {
  const gazetteer = await readGazetteer(FOLDER);
  const directory = directoryOf(gazetteer);
  return { gazetteer, catalogue: { directory: (_: Brand["id"]) => directory } };
}

function directoryOf({ cities, provinces, regions }: Gazetteer): Directory {
  const provinceIds = new Map(provinces.map(({ country, name }, id) => [`${country} ${name}`, id]));
  const stored = cities.map((city, id): StoredCity => {
    const province = provinceIds.get(`${city.country} ${city.province}`) ?? -1;
    return { ...city, id, type: "CITY", province, regions: [], listed: true };
  });
  return {
    ...{ kinds: new Map(), filterGroups: [], organisations: new Map(), banners: [], seoPages: new Map(), redirects: new Map() },
    cities: new Map(stored.map((city) => [city.id, city])),
    suggestedCities: new Map(),
    provinces: new Map(provinces.map((province, id) => [id, { ...province, id, type: "PROVINCE" }])),
    regions: new Map(regions.map((region, id) => [id, { ...region, id, type: "REGION" }])),
  };
}
