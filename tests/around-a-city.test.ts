import { afterAll, expect, test } from "vitest";
import type { Db } from "../src/database/open.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addProvince, addSeoPage } from "./support/fixtures.ts";

const at = { arnhem: 0, velp: 0, zwolle: 0 };
const { get, close, errors } = await testApp({ fill });
afterAll(close);

/** Two activities in Arnhem, one 5 km away, one 75, and one in the whole province. */
async function fill(db: Db): Promise<void> {
  const province_id = await addProvince(db, { name: "Gelderland" });
  at.arnhem = await addCity(db, { name: "Arnhem", lon: 5.91, lat: 51.98, province_id });
  at.velp = await addCity(db, { name: "Velp", lon: 5.98, lat: 51.995, province_id });
  at.zwolle = await addCity(db, { name: "Nunspeet", lon: 5.78, lat: 52.38, province_id });
  await addActivity(db, { title: "Op de brug", cities: [at.arnhem] });
  await addActivity(db, { title: "In het park", cities: [at.velp, at.arnhem] });
  await addActivity(db, { title: "Naar het kasteel", cities: [at.velp] });
  await addActivity(db, { title: "Over de hei", cities: [at.zwolle] });
  await addActivity(db, { title: "Overal", provinces: [province_id] });
  await addSeoPage(db, {
    ...{ slug: "uitje/arnhem", title: "Uitje in Arnhem", page_title: "Uitje in #locatie", meta_title: "Uitje in #locatie" },
    cities: [at.arnhem],
  });
}

async function pageAt(path: string): Promise<string> {
  return (await (await get(path)).text()).replaceAll("<!-- -->", "");
}

/** The titles of the cards with their place line, in order. */
function cardsOf(html: string): string[] {
  return html
    .split("<article")
    .slice(1)
    .map((rest) => {
      const [card = ""] = rest.split("</article>");
      const title = ["Op de brug", "In het park", "Naar het kasteel", "Over de hei", "Overal"].find((one) => card.includes(one)) ?? "";
      return `${title}: ${/<\/svg>([^<]*)<\/li><\/ul>/.exec(card)?.[1] ?? ""}`;
    });
}

test("a list that is wider than its city says 'in and around', with both numbers, and shows distances", async () => {
  const html = await pageAt(`/uitjes?locatie=city-${at.arnhem}`);
  expect(html).toContain("<h1>5 uitjes in en rond Arnhem</h1>");
  expect(html).toContain("5 uitjes gevonden, waarvan 2 in Arnhem");
  expect(html).toContain("<title>5 uitjes in en rond Arnhem");
  const cards = cardsOf(html);
  expect(cards.slice(0, 2).toSorted()).toEqual(["In het park: in Arnhem", "Op de brug: in Arnhem"]);
  expect(cards.slice(2)).toEqual(["Naar het kasteel: Velp · ± 5 km", "Over de hei: Nunspeet · ± 45 km", "Overal: Gelderland"]);
  expect(errors).toEqual([]);
});

test("a list with results only in the city says 'in', and one with none there says 'around'", async () => {
  const inside = await pageAt(`/uitjes?locatie=city-${at.arnhem}&straal=1`);
  expect(inside).toContain("<h1>2 uitjes in Arnhem</h1>");
  expect(inside).toContain("2 uitjes gevonden<");
  const around = await pageAt(`/uitjes?locatie=city-${at.arnhem}&zoek=kasteel`);
  expect(around).toContain("<h1>1 uitje rond Arnhem</h1>");
  expect(around).toContain("1 uitje gevonden rond Arnhem, nog geen in Arnhem zelf");
});

test("a landing page of a city says 'in and around' when it also lists activities around it", async () => {
  const html = await pageAt("/uitje/arnhem");
  expect(html).toContain("<h1>Uitje in en rond Arnhem</h1>");
  expect(html).toContain("<title>Uitje in en rond Arnhem");
  expect(html).toContain("5 uitjes gevonden, waarvan 2 in Arnhem");
});

test("the API returns the distance from the requested city", async () => {
  const kmOf = async (query: object) => {
    const answer = await get(`/api/public/activities?page=1&limit=10&filterQuery=${encodeURIComponent(JSON.stringify(query))}`);
    const { activities }: { activities: { title: string; distanceKm: number | null }[] } = await answer.json();
    return activities.map(({ title, distanceKm }) => [title, distanceKm]);
  };
  const around = await kmOf({ city: at.arnhem, advancedCitySearch: true, orderBy: "distance" });
  expect(around.slice(2)).toEqual([
    ["Naar het kasteel", 5],
    ["Over de hei", 45],
    ["Overal", null],
  ]);
  expect(around.slice(0, 2).map(([, km]) => km)).toEqual([0, 0]);
  expect((await kmOf({})).every(([, km]) => km === null)).toBe(true);
});
