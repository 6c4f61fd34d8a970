import type { BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import type { Db } from "../../src/database/open.ts";
import {
  addActivity,
  addBanner,
  addCity,
  addEvent,
  addFilterGroup,
  addOrganisation,
  addProvince,
  addRedirect,
  addRegion,
  addSeoPage,
} from "./fixtures.ts";

/** Ids of the rows that `addFourBrands` adds to a brand. */
export type OnBrand = { activity: number; draft: number; organisation: number; event: number; draftEvent: number; city: number };

/** The same small site on all four brands: public rows, hidden rows, and secrets that must not leak. */
export async function addFourBrands(db: Db): Promise<Record<BrandKey, OnBrand>> {
  const added = new Map<BrandKey, OnBrand>();
  for (const { id, key } of brands) added.set(key, await addBrand(db, id, key));
  const of = (key: BrandKey) => added.get(key) ?? fail(key);
  return { nl: of("nl"), de: of("de"), kids: of("kids"), be: of("be") };
}

function fail(key: BrandKey): never {
  throw new Error(`Nothing was added to ${key}.`);
}

async function addBrand(db: Db, platform: number, key: BrandKey): Promise<OnBrand> {
  const province = await addProvince(db, { platform, name: "Utrecht" });
  const city = await addCity(db, { platform, province_id: province, name: "Utrecht", lon: 5.12, lat: 52.09, population: 360_000 });
  const region = await addRegion(db, { platform, name: "Heuvelrug", box: [5, 52, 5.7, 52.2] });
  const { filters } = await addFilterGroup(db, { platform, name: "Soort uitje", filters: ["Varen", "Workshops"] });
  const organisation = await addOrganisation(db, { platform, name: "De Waterkant", email: "waterkant@geheim.example" });
  const places = { cities: [city], provinces: [province], regions: [region] };
  const contact = {
    contact_first_name: "Kees",
    contact_last_name: "Kok",
    contact_phone: "030 555 0100",
    contact_email: "kees@geheim.example",
  };
  const activity = await addActivity(db, {
    ...{ platform, slug: `kano-${key}`, title: "Kanoën op de Linge", organisation_id: organisation, filters, ...places, ...contact },
    ...{ minimum_age: 8, persons_min: 4, persons_max: 60, price_cents: 3500, website: "https://waterkant.example", show_website: true },
    pictures: ["/static/scenes/kano.svg"],
  });
  const draft = await addHidden(db, platform, { key, organisation, activity });
  await addRedirect(db, { platform, activity_id: activity, old_slug: "kano-van-vroeger", new_slug: `kano-${key}` });
  const event = await addEvent(db, {
    platform,
    title: "Open dag",
    organisation_id: organisation,
    city_id: city,
    end_date: "2027-05-13T16:00:00Z",
  });
  const draftEvent = await addEvent(db, { platform, title: "Nog niet bekend", active: false });
  await addBanner(db, { platform, title: "Adverteren?", picture: "/static/scenes/banner.svg" });
  await addSeoPage(db, { platform, slug: "bedrijfsuitje/utrecht", cities: [city], filters });
  await addSecrets(db, { platform, organisation, activity });
  return { activity, draft, organisation, event, draftEvent, city };
}

/** Hidden activities: a draft, an inactive one, and a copy that is being edited. */
async function addHidden(
  db: Db,
  platform: number,
  { key, organisation, activity }: { key: string; organisation: number; activity: number },
) {
  const row = { platform, organisation_id: organisation };
  const draft = await addActivity(db, { ...row, slug: `concept-${key}`, title: "Geheim concept", approved: false });
  await addActivity(db, { ...row, slug: `rust-${key}`, title: "Geheim in rust", status: "INACTIVE" });
  await addActivity(db, { ...row, slug: `kopie-${key}`, title: "Geheime kopie", original_id: activity });
  return draft;
}

async function addSecrets(db: Db, { platform, organisation, activity }: { platform: number; organisation: number; activity: number }) {
  const person = { first_name: "Kees", last_name: "Kok", email: `kok-${platform}@geheim.example` };
  const user = await db
    .insertInto("user_account")
    .values({ ...person, password: "scrypt$geheim", role_id: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = {
    token: `geheim-${platform}`,
    hash: `geheim-hash-${platform}`,
    type: "LOGIN" as const,
    expires_at: "2027-01-01T00:00:00Z",
  };
  await db
    .insertInto("user_token")
    .values({ ...token, user_account_id: user.id })
    .execute();
  await db.updateTable("activity").set({ last_edited_by: user.id }).where("id", "=", activity).execute();
  await db
    .insertInto("contact_person")
    .values({ ...person, organisation_id: organisation })
    .execute();
  await db.insertInto("review_comment").values({ activity_id: activity, text: "Geheime notitie van de redactie" }).execute();
  const request = { name: "Anna", email: "anna@geheim.example", phone: "0612345678" };
  await db
    .insertInto("quote_request")
    .values({ ...request, activity_id: activity })
    .execute();
}
