import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity, addCity, addEvent, addProvince, addSeoPage } from "../../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { removeExpired } from "./remove-expired.ts";
import { removeSuggestedCities } from "./remove-suggested-cities.ts";

const NOW = new Date("2029-06-15T02:17:00Z");
const OLD = "2029-05-15";
const NEW = "2029-05-17";

let database: OpenDatabase;
let activity_id: number;
let province_id: number;

beforeEach(async () => {
  database = await testDatabase();
  activity_id = await addActivity(database.db, {});
  province_id = await addProvince(database.db, { name: "Utrecht" });
});

afterEach(() => database.close());

function suggest(name: string, row: { created_at?: string; rejected_at?: string; listed?: boolean } = {}): Promise<number> {
  return addCity(database.db, { name, province_id, listed: false, created_at: OLD, ...row });
}

async function names(): Promise<string[]> {
  const rows = await database.db.selectFrom("city").select("name").orderBy("id").execute();
  return rows.map(({ name }) => name);
}

test("an unused suggested city is removed after 30 days, a rejected one at once", async () => {
  await suggest("Oud");
  await suggest("Nieuw", { created_at: NEW });
  await suggest("Afgewezen", { created_at: NEW, rejected_at: NEW });
  await suggest("Uit het gazetteer", { listed: true });
  expect(await removeExpired(database.db, NOW)).toMatchObject({ city: 2 });
  expect(await names()).toEqual(["Nieuw", "Uit het gazetteer"]);
});

test("a suggested city is kept while an activity, an event or a landing page uses it, also when it was rejected", async () => {
  const [activityCity, eventCity, pageCity] = [
    await suggest("Activiteit", { rejected_at: OLD }),
    await suggest("Evenement"),
    await suggest("Pagina"),
  ];
  await database.db.insertInto("activity_city").values({ activity_id, city_id: activityCity }).execute();
  await addEvent(database.db, { platform: 1, city_id: eventCity });
  await addSeoPage(database.db, { slug: "uitjes-nergens", cities: [pageCity] });
  expect(await removeSuggestedCities(database.db, NOW)).toBe(0);
  expect(await names()).toEqual(["Activiteit", "Evenement", "Pagina"]);

  await database.db.deleteFrom("activity_city").execute();
  expect(await removeSuggestedCities(database.db, NOW)).toBe(1);
  expect(await names()).toEqual(["Evenement", "Pagina"]);
});

test("of many suggested cities the newest of each brand are kept", async () => {
  for (let day = 17; day < 27; day += 1) await suggest(`Dag ${day}`, { created_at: `2029-05-${day}` });
  const elsewhere = await addProvince(database.db, { platform: 2, name: "Bayern", country_code: "DE" });
  await addCity(database.db, { platform: 2, name: "Nirgends", province_id: elsewhere, listed: false, created_at: NEW });
  expect(await removeSuggestedCities(database.db, NOW, { most: 3 })).toBe(7);
  expect(await names()).toEqual(["Dag 24", "Dag 25", "Dag 26", "Nirgends"]);
});
