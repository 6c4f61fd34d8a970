import { afterAll, beforeAll, expect, test } from "vitest";
import { dayAfter, lastDays } from "../../src/analytics/period.ts";
import { dayIn } from "../../src/brands/day-in.ts";
import { addActivity, addBanner, addOrganisation, addPlatform } from "../support/fixtures.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

let office: TestOffice;
let editor: OfficeVisitor;
let german: OfficeVisitor;
const today = dayIn("Europe/Amsterdam", new Date());

beforeAll(async () => {
  office = await testOffice();
  for (const id of [1, 2, 3]) await addPlatform(office.db, id);
  editor = await office.editor();
  german = await office.person({ platformIds: [2] });
});
afterAll(() => office.close());

const page = async (path: string, who = editor) => {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  return response.text();
};

test("before anything is counted the figures say so, and download as a heading alone", async () => {
  const shown = await page("/cijfers");
  expect(shown).toContain("Er is nog niets geteld.");
  expect(shown).toContain("Er zijn geen banners.");
  expect(await page("/cijfers/uitjes.csv")).toBe('"Uitje";"Aanbieder";"Merk";"Bekeken";"Telefoon";"Website";"Aanvragen"\r\n');
});

test("with counts an editor sees totals beside the period before, a chart with its numbers, activities and banners", async () => {
  const { db } = office;
  const organisation_id = await addOrganisation(db, { name: "De Peddel" });
  const kano = await addActivity(db, { title: "=Kanoën op de Linge", organisation_id });
  const wandern = await addActivity(db, { title: "Wandern im Harz", platform: 2 });
  const counts = { phone_clicks: 3, web_clicks: 4 };
  await db
    .insertInto("service_mail_statistics")
    .values([
      { ...counts, activity_id: kano, submit_date: today, views: 1_200, offer_requests: 7 },
      { ...counts, activity_id: kano, submit_date: dayAfter(today, -40), views: 900, offer_requests: 0 },
      { activity_id: kano, submit_date: dayAfter(today, -89), views: 0, offer_requests: 0 },
      { ...counts, activity_id: wandern, submit_date: today, views: 34, offer_requests: 1 },
    ])
    .execute();
  const banner = await addBanner(db, { title: "Adverteren?" });
  await db.insertInto("banner_statistics").values({ banner_id: banner, submit_date: today, views: 200, clicks: 5 }).execute();

  const shown = await page("/cijfers?merk=nl");
  expect(shown).toMatch(/<b>1\.200<\/b><small>900 in de periode ervoor/);
  expect(shown).toMatch(/<b>7<\/b><small>niets in de periode ervoor/);
  expect(shown).toMatch(/<svg[^>]*role="img"[^>]*>.*<desc[^>]*>Bekeken uitjes: 1\.200 in totaal/s);
  expect(shown.match(/<rect/g)?.length).toBe(60);
  expect(shown).toContain("=Kanoën op de Linge");
  expect(shown).not.toContain("Wandern");
  expect(shown).toContain("2,5%");
  expect(shown).not.toContain("style=");
  expect(shown).toMatch(/Geteld wordt sinds \d+ /);
});

test("above sixty days the chart is by week, and an impossible period counts as not set", async () => {
  const { from, to } = lastDays(today, 90);
  const byWeek = await page(`/cijfers?van=${from}&tot=${to}`);
  expect(byWeek).toContain("Per week");
  expect(byWeek.match(/<rect/g)?.length).toBeLessThanOrEqual(28);
  const first = `value="${lastDays(today, 30).from}"`;
  for (const query of ["van=gisteren", "van=2027-02-31&tot=x", "p=-1&orde=x.y"]) expect(await page(`/cijfers?${query}`)).toContain(first);
  expect(await page(`/cijfers?van=${to}&tot=${from}`)).toContain(`value="${from}"`);
  const whole = await page("/cijfers?van=1900-01-01&tot=2099-01-01");
  expect(whole).toContain("van de andere dagen zijn er geen cijfers.");
  expect(whole).toMatch(/<b>2\.134<\/b><small>de periode ervoor is niet geheel geteld/);
  expect(whole).toMatch(/\([1-6] van 7 dagen\)/);
  expect((await page("/cijfers?van=1900-01-01")).match(/<rect/g)?.length).toBeLessThanOrEqual(212);
});

test("the days that a first visit shows are no filter", async () => {
  expect(await page("/cijfers")).not.toContain("Wis filters");
  expect(await page(`/cijfers?van=${today}&tot=${today}`)).toContain("Wis filters");
});

test("activities are filtered by text and sorted by each figure, and the CSV is the list on screen", async () => {
  expect(await page("/cijfers?zoek=peddel")).toContain("=Kanoën op de Linge");
  expect(await page("/cijfers?zoek=bestaat-niet")).toContain("Niets gevonden met deze filters.");
  const ascending = await page("/cijfers/uitjes.csv?orde=bekeken.asc");
  expect(ascending.split("\r\n").slice(1, 3)).toEqual([
    expect.stringMatching(/^"Wandern im Harz";.*;34;3;4;1$/),
    `"'=Kanoën op de Linge";"De Peddel";"Uitjesbaas";1200;3;4;7`,
  ]);
  const { headers } = await editor.get("/cijfers/banners.csv");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="cijfers-banners-[\d-]+\.csv"$/);
  expect(await page("/cijfers/banners.csv")).toContain('"Adverteren?";"Uitjesbaas";200;5;"2,5%"');
});

test("an editor of one brand gets its figures only, whatever brand is asked for", async () => {
  for (const path of ["/cijfers", "/cijfers?merk=nl", "/cijfers/uitjes.csv?merk=nl", "/cijfers/banners.csv"]) {
    expect(await page(path, german)).not.toMatch(/Kanoën|Adverteren\?/);
  }
  expect(await page("/cijfers", german)).toContain("Wandern im Harz");
  expect(office.errors).toEqual([]);
});

test("the start screen shows the last seven days beside the seven before", async () => {
  const start = await page("/");
  expect(start).toMatch(/<dt>Offerteaanvragen<\/dt><dd><b>8<\/b><small>0 in de zeven dagen ervoor/);
  expect(start).toContain(`/cijfers?van=${lastDays(today, 7).from}&amp;tot=${today}`);
  expect(await page("/", german)).toMatch(/<dt>Bekeken uitjes<\/dt><dd><b>34<\/b>/);
});
