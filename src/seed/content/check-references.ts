import type { Brand } from "../../brands/brand.ts";
import type { BrandContent } from "./brand-content.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { mistake } from "./read-entries.ts";

type Reference = {
  file: string;
  entry: string;
  field: string;
  name: string | null | undefined;
  among: ReadonlySet<string>;
};

/** Checks every reference between the files of a brand. Throws with a sentence for each broken one. */
export function checkReferences(brand: Brand, content: BrandContent, gazetteer: Gazetteer): void {
  const own = <Place extends { country: string }>(places: Place[]) => places.filter(({ country }) => country === brand.countryCode);
  const { cities, provinces, regions } = gazetteer;
  const broken = references(content, { cities: own(cities), provinces: own(provinces), regions: own(regions) }).filter(
    ({ name, among }) => name && !among.has(name),
  );
  if (broken.length === 0) return;
  throw new Error(
    broken
      .map(({ file, entry, field, name }) => mistake(`${brand.key}/${file}`, { entry, field, message: `there is no "${name}"` }))
      .join("\n"),
  );
}

function references(content: BrandContent, gazetteer: Gazetteer): Reference[] {
  const places = {
    city: new Set(gazetteer.cities.flatMap(({ name, province }) => [name, `${name}, ${province}`])),
    province: namesOf(gazetteer.provinces),
    region: namesOf(gazetteer.regions),
  };
  const filters = namesOf(content.filterGroups.flatMap((group) => group.filters));
  const organisations = new Set(content.organisations.map(({ key }) => key));
  const kinds = new Set(content.kinds.map(({ key }) => key));
  const slugs = new Set(content.activities.map(({ slug }) => slug));

  const activities = content.activities.flatMap(({ slug, kind, organisation, place, province, region, ...activity }) => {
    const at = { file: `activities/${activity.scene}.yaml`, entry: slug };
    return [
      { ...at, field: "kind", name: kind, among: kinds },
      { ...at, field: "organisation", name: organisation, among: organisations },
      { ...at, field: "place", name: place, among: places.city },
      { ...at, field: "province", name: province, among: places.province },
      { ...at, field: "region", name: region, among: places.region },
      ...each({ ...at, field: "filters", among: filters }, activity.filters),
    ];
  });
  const pages = content.seoPages.flatMap(({ slug, city, province, filters: chosen }) => {
    const at = { file: "seo-pages.yaml", entry: slug };
    return [
      { ...at, field: "city", name: city, among: places.city },
      { ...at, field: "province", name: province, among: places.province },
      ...each({ ...at, field: "filters", among: filters }, chosen),
    ];
  });
  const events = content.events.flatMap(({ title, organisation, place }) => [
    { file: "events.yaml", entry: title, field: "organisation", name: organisation, among: organisations },
    { file: "events.yaml", entry: title, field: "place", name: place, among: places.city },
  ]);
  const redirects = content.redirects.map(({ oldSlug, newSlug }) => ({
    ...{ file: "redirects.yaml", entry: oldSlug, field: "newSlug", name: newSlug, among: slugs },
  }));
  const hidden = { file: "hidden.yaml", entry: "like", field: "", name: content.hidden?.like, among: slugs };
  const related = content.kinds.flatMap(({ key, related: others }) =>
    each({ file: "../kinds.yaml", entry: key, field: "related", among: kinds }, others),
  );
  return [...related, ...activities, ...pages, ...events, ...redirects, hidden];
}

function each(reference: Omit<Reference, "name">, names: readonly string[]): Reference[] {
  return names.map((name) => ({ ...reference, name }));
}

function namesOf(named: readonly { name: string }[]): ReadonlySet<string> {
  return new Set(named.map(({ name }) => name));
}
