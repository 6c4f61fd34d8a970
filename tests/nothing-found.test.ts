import { afterAll, expect, test } from "vitest";
import { nlEmpty } from "../content/words/empty/nl.ts";
import type { Db } from "../src/database/open.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addFilterGroup, addProvince } from "./support/fixtures.ts";

const at = { utrecht: 0, gorinchem: 0, emmen: 0 };
const filter = { wheelchair: 0, evening: 0 };
const { get, client, close, errors } = await testApp({ fill });
afterAll(close);

/** Canoes away from Utrecht, sup boards and boats in it, and a quiz for small groups. */
async function fill(db: Db): Promise<void> {
  const utrecht = await addProvince(db, { name: "Utrecht" });
  const far = await addProvince(db, { name: "Drenthe" });
  at.utrecht = await addCity(db, { name: "Utrecht", lon: 5.12, lat: 52.09, province_id: utrecht });
  at.gorinchem = await addCity(db, { name: "Gorinchem", lon: 4.97, lat: 51.83, province_id: far });
  at.emmen = await addCity(db, { name: "Emmen", lon: 6.9, lat: 52.78, province_id: far });
  const kinds = { canoe: "Kanovaren", sup: "Suppen", boat: "Boottocht", sailing: "Zeilen" };
  const ids: Record<string, number> = {};
  for (const [key, name] of Object.entries(kinds)) {
    const { id } = await db.insertInto("kind").values({ key }).returning("id").executeTakeFirstOrThrow();
    await db
      .insertInto("kind_name")
      .values({ kind_id: id, language: "nl", name, synonyms: key === "canoe" ? ["kano"] : [] })
      .execute();
    ids[key] = id;
  }
  const related = ["sup", "sailing", "boat"].map((key, position) => ({ kind_id: ids.canoe ?? 0, related_id: ids[key] ?? 0, position }));
  await db.insertInto("kind_related").values(related).execute();
  const special = await addFilterGroup(db, { name: "Speciale wensen", filters: ["Rolstoeltoegankelijk"] });
  const partOfDay = await addFilterGroup(db, { name: "Dagdeel", filters: ["Avond"] });
  [filter.wheelchair = 0] = special.filters;
  [filter.evening = 0] = partOfDay.filters;

  const canoe = { kind_id: ids.canoe, persons_max: 60 };
  await addActivity(db, { ...canoe, title: "Door de Linge", cities: [at.gorinchem], persons_min: 2 });
  await addActivity(db, { ...canoe, title: "Grote vloot", cities: [at.utrecht], persons_min: 30 });
  await addActivity(db, { ...canoe, title: "Veenvaart", cities: [at.emmen], persons_min: 30 });
  await addActivity(db, { title: "Op één plank", kind_id: ids.sup, cities: [at.utrecht], persons_max: 40 });
  await addActivity(db, { title: "Langs de grachten", kind_id: ids.boat, cities: [at.utrecht], persons_max: 100 });
  await addActivity(db, { title: "Zee op", kind_id: ids.sailing, cities: [at.emmen], persons_max: 100 });
  await addActivity(db, { title: "Pubquiz", cities: [at.utrecht], filters: partOfDay.filters, persons_max: 12 });
  await addActivity(db, { title: "Spelletjesavond", cities: [at.utrecht], filters: special.filters, persons_max: 12 });
}

type Link = { label: string; amount: string; url: string };

/** The alternatives on the page of a search with few or no results. */
async function offered(query: Record<string, string | number>, host?: string) {
  const answer = await get(
    `/uitjes?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
    host,
  );
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const linksUnder = (title: string): Link[] => {
    const [, rest = ""] = html.split(`>${title}</p>`);
    const [list = ""] = rest.split("</ul>");
    return [...list.matchAll(/href="([^"]+)"[^>]*>([^<]+)<span[^>]*>([^<]+)</g)].map(([, url = "", label = "", amount = ""]) => ({
      ...{ url: url.replaceAll("&amp;", "&"), label, amount },
    }));
  };
  const [, near = ""] = html.split(`>${nlEmpty.nearTitle}</h2>`);
  const cards = [...near.matchAll(/>Anders: ([^<]+)<\/p><article[\s\S]*?<h3[^>]*>[\s\S]*?>([^<>]+)</g)].map(([, misses, title]) => [
    title,
    misses,
  ]);
  return { status: answer.status, html, ways: linksUnder(nlEmpty.waysTitle), kinds: linksUnder(nlEmpty.kindsTitle), cards };
}

const labels = (links: readonly Link[]) => links.map(({ label, amount }) => [label, amount]);

/** Expects that each link has the number of results that it shows. */
async function expectAmounts(links: readonly Link[]): Promise<void> {
  for (const { url, amount } of links) {
    const html = (await (await get(url)).text()).replaceAll("<!-- -->", "");
    expect(html, url).toMatch(new RegExp(`role="status">${amount} gevonden`));
  }
}

test("a search for a canoe trip near Utrecht for 25, without results, offers near matches and related kinds", async () => {
  const { status, ways, kinds, cards } = await offered({ locatie: `city-${at.utrecht}`, zoek: "kano", personen: 25 });
  expect(status).toBe(200);
  expect(labels(ways)).toEqual([
    ["Zonder ‘25 personen’", "1 uitje"],
    ["Zonder ‘Utrecht’", "1 uitje"],
    ["Binnen 50 km", "1 uitje"],
    ["Zonder ‘25 personen’ en ‘Utrecht’", "3 uitjes"],
  ]);
  expect(labels(kinds)).toEqual([
    ["Suppen", "1 uitje"],
    ["Boottocht", "1 uitje"],
  ]);
  expect(cards).toEqual([
    ["Grote vloot", "vanaf 30 personen"],
    ["Door de Linge", "op ± 31 km"],
    ["Veenvaart", "vanaf 30 personen · op ± 143 km"],
  ]);
  await expectAmounts([...ways, ...kinds]);
});

test("only the full name of a kind gives related kinds, and their searches keep the other conditions", async () => {
  const { kinds } = await offered({ zoek: "kanovaren", personen: 90, locatie: `city-${at.utrecht}` });
  expect(labels(kinds)).toEqual([["Boottocht", "1 uitje"]]);
  const { searchParams } = new URL(kinds[0]?.url ?? "", "http://nl.localhost");
  expect(Object.fromEntries(searchParams)).toEqual({ locatie: `city-${at.utrecht}`, zoek: "Boottocht", personen: "90" });
  expect((await offered({ zoek: "grachten", personen: 200 })).kinds).toEqual([]);
});

test("an activity for much smaller groups is no near match", async () => {
  expect((await offered({ zoek: "grachten", personen: 130 })).cards).toEqual([["Langs de grachten", "tot en met 100 personen"]]);
  const { ways, cards } = await offered({ zoek: "grachten", personen: 200 });
  expect([labels(ways), cards]).toEqual([[["Zonder ‘200 personen’", "1 uitje"]], []]);
});

test("a list of one is followed by near matches that are not in the list", async () => {
  const { html, ways, cards } = await offered({ locatie: `city-${at.utrecht}`, zoek: "kano", personen: 32 });
  expect(html).toContain("1 uitje gevonden");
  expect(ways).toEqual([]);
  expect(cards).toEqual([
    ["Door de Linge", "op ± 31 km"],
    ["Veenvaart", "op ± 143 km"],
  ]);
  expect((await offered({ zoek: "kano", personen: 32 })).cards).toEqual([]);
});

test("a special wish may be dropped, after the other conditions, and the card says so", async () => {
  const { ways, cards } = await offered({ filters: `${filter.wheelchair},${filter.evening}` });
  expect(labels(ways)).toEqual([
    ["Zonder ‘Avond’", "1 uitje"],
    ["Zonder ‘Rolstoeltoegankelijk’", "1 uitje"],
  ]);
  expect(cards).toEqual([
    ["Spelletjesavond", "zonder ‘Avond’"],
    ["Pubquiz", "zonder ‘Rolstoeltoegankelijk’"],
  ]);
});

test("when no activity has the words there are no near matches, but advice", async () => {
  const { html, ways, cards } = await offered({ zoek: "qxwzj", personen: 12 });
  expect(html).toContain(nlEmpty.word);
  expect([labels(ways), cards]).toEqual([[["Zonder ‘qxwzj’", "6 uitjes"]], []]);
});

test("a sentence without results redirects to its closest relaxed search, followed by near matches", async () => {
  const redirect = await get(`/uitjes?${new URLSearchParams({ zoek: "kano voor 25 man in Utrecht in de avond" }).toString()}`);
  expect(redirect.status).toBe(303);
  const search = Object.fromEntries(new URL(redirect.headers.get("location") ?? "", "http://nl.localhost").searchParams);
  const { html, cards } = await offered(search);
  expect(html).toContain("2 uitjes gevonden");
  expect(html).toContain("Weggelaten: Avond, kano.");
  expect(cards[0]).toEqual(["Grote vloot", "vanaf 30 personen"]);
});

test("the API returns the same relaxations", async () => {
  const { relaxations } = await client("nl").findActivities({
    filterQuery: { city: at.utrecht, advancedCitySearch: true, genericSearchQuery: "kano", personCount: 25 },
    ...{ page: 1, limit: 5 },
  });
  expect(relaxations).toEqual([
    { drop: { field: "personCount" }, total: 1 },
    { drop: { field: "city" }, total: 1 },
    { drop: { field: "radiusKm" }, instead: 50, total: 1 },
    { drop: { field: "personCount" }, and: { field: "city" }, total: 3 },
  ]);
  expect(errors).toEqual([]);
});
