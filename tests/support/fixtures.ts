import type { Insertable } from "kysely";
import { brands } from "../../src/brands/brands.ts";
import type { FactValues } from "../../src/contract/entities/facts.ts";
import type { Db } from "../../src/database/open.ts";
import type { Tables } from "../../src/database/tables.ts";

/** The columns that a test sets; the others get arbitrary valid values. */
type Given<Table extends keyof Tables> = Partial<Omit<Insertable<Tables[Table]>, "platform_id">> & { platform?: number };
type Links = {
  filters?: number[];
  cities?: number[];
  provinces?: number[];
  regions?: number[];
  pictures?: string[];
  /** All confirmed at `confirmedAt`, by default now. */
  facts?: FactValues;
  confirmedAt?: string;
};

const MAIL = "info@voorbeeld.example";
let count = 0;

/** Adds a public activity, unless `approved`, `status` or `original_id` say otherwise. Returns its id. */
export async function addActivity(
  db: Db,
  { platform = 1, filters, cities, provinces, regions, pictures, facts = {}, confirmedAt, ...row }: Given<"activity"> & Links,
) {
  await addPlatform(db, platform);
  const { id } = await db
    .insertInto("activity")
    .values({
      platform_id: platform,
      approved: true,
      status: "ACTIVE",
      slug: `uitje-${++count}`,
      title: `Uitje ${count}`,
      company_name: "Voorbeeld BV",
      description: "Een dag buiten.",
      indoor_outdoor: "OUTDOOR",
      ...row,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  for (const filter_id of filters ?? []) await db.insertInto("activity_filter").values({ activity_id: id, filter_id }).execute();
  for (const city_id of cities ?? []) await db.insertInto("activity_city").values({ activity_id: id, city_id }).execute();
  for (const province_id of provinces ?? []) await db.insertInto("activity_province").values({ activity_id: id, province_id }).execute();
  for (const region_id of regions ?? []) await db.insertInto("activity_region").values({ activity_id: id, region_id }).execute();
  await addPictures(db, { activity_id: id }, pictures);
  const confirmed_at = confirmedAt ?? new Date();
  const rows = Object.entries(facts).map(([key, value]) => ({ activity_id: id, key, value: JSON.stringify(value), confirmed_at }));
  if (rows.length > 0) await db.insertInto("activity_fact").values(rows).execute();
  return id;
}

export async function addOrganisation(db: Db, { platform = 1, ...row }: Given<"organisation">) {
  await addPlatform(db, platform);
  const values = { platform_id: platform, name: `Organisatie ${++count}`, email: MAIL, ...row };
  return (await db.insertInto("organisation").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** Adds a filter group with filters of these names; returns its id and theirs. */
export async function addFilterGroup(db: Db, { platform = 1, filters = [], ...row }: Given<"filter_group"> & { filters?: string[] }) {
  await addPlatform(db, platform);
  const values = { platform_id: platform, name: `Groep ${++count}`, order: count, ...row };
  const group = await db.insertInto("filter_group").values(values).returning("id").executeTakeFirstOrThrow();

  const ids: number[] = [];
  for (const [order, name] of filters.entries()) {
    const filter = { platform_id: platform, filter_group_id: group.id, name, order };
    ids.push((await db.insertInto("filter").values(filter).returning("id").executeTakeFirstOrThrow()).id);
  }
  return { id: group.id, filters: ids };
}

export async function addProvince(db: Db, { platform = 1, ...row }: Given<"province">) {
  await addPlatform(db, platform);
  const values = { platform_id: platform, country_code: "NL", name: `Provincie ${++count}`, location_id: `p-${count}`, ...row };
  return (await db.insertInto("province").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export async function addCity(db: Db, { platform = 1, ...row }: Given<"city"> & { province_id: number }) {
  const values = { platform_id: platform, name: `Stad ${++count}`, location_id: `c-${count}`, lon: 5, lat: 52, ...row };
  return (await db.insertInto("city").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** `box` is lonMin, latMin, lonMax, latMax. */
export async function addRegion(
  db: Db,
  { platform = 1, name, box }: { platform?: number; name: string; box: [number, number, number, number] },
) {
  await addPlatform(db, platform);
  const [lon_min, lat_min, lon_max, lat_max] = box;
  const values = { platform_id: platform, country_code: "NL", name, lon_min, lat_min, lon_max, lat_max };
  return (await db.insertInto("region").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** Adds an active event, by default on brand 3. */
export async function addEvent(db: Db, { platform = 3, pictures, ...row }: Given<"event"> & { pictures?: string[] }) {
  await addPlatform(db, platform);
  const values = {
    platform_id: platform,
    title: `Evenement ${++count}`,
    active: true,
    start_date: "2027-05-12T10:00:00Z",
    description: "Kom kijken.",
    ...row,
  };
  const { id } = await db.insertInto("event").values(values).returning("id").executeTakeFirstOrThrow();
  await addPictures(db, { event_id: id }, pictures);
  return id;
}

export async function addBanner(db: Db, { platform = 1, picture, ...row }: Given<"banner"> & { picture?: string }) {
  await addPlatform(db, platform);
  const image = picture ? await db.insertInto("media").values({ url: picture }).returning("id").executeTakeFirstOrThrow() : null;
  const values = {
    ...{ platform_id: platform, title: `Banner ${++count}`, button_title: "Bekijk", link: "/adverteren", active: true },
    ...{ cta_type: "AD" as const, image_id: image?.id ?? null, ...row },
  };
  return (await db.insertInto("banner").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export async function addSeoPage(
  db: Db,
  { platform = 1, filters, cities, ...row }: Given<"seo_page"> & Pick<Links, "filters" | "cities"> & { slug: string },
) {
  await addPlatform(db, platform);
  const texts = { title: row.slug, meta_title: row.slug, meta_description: row.slug, page_title: row.slug, page_description: row.slug };
  const { id } = await db
    .insertInto("seo_page")
    .values({ platform_id: platform, ...texts, ...row })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const filter_id of filters ?? []) await db.insertInto("seo_page_filter").values({ seo_page_id: id, filter_id }).execute();
  for (const city_id of cities ?? []) await db.insertInto("seo_page_city").values({ seo_page_id: id, city_id }).execute();
  return id;
}

export async function addRedirect(
  db: Db,
  { platform = 1, ...row }: { platform?: number; activity_id: number; old_slug: string; new_slug: string },
) {
  return (
    await db
      .insertInto("redirect")
      .values({ platform_id: platform, ...row })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
}

export async function addPlatform(db: Db, id: number) {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`There is no brand ${id}.`);
  const { key, name, email, salesEmail, countryCode, locale } = brand;
  const row = { id, key, name, email, sales_email: salesEmail, country_code: countryCode, locale_string: locale };
  await db
    .insertInto("platform")
    .values({ ...row, language_code: locale === "de" ? "de" : "nl" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addPictures(db: Db, owner: { activity_id: number } | { event_id: number }, urls: string[] = []) {
  for (const [index, url] of urls.entries())
    await db
      .insertInto("media")
      .values({ ...owner, url, index })
      .execute();
}
