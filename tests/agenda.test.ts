import { afterAll, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import type { Db } from "../src/database/open.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addBanner, addCity, addEvent, addOrganisation, addProvince } from "./support/fixtures.ts";

const KIDS = "kids.localhost";
/** More than two pages of future events, and a past one; all years away from today. */
const EVENTS = 33;

let farm = 0;
let empty = 0;
const { get, close, errors } = await testApp({ fill });
afterAll(close);

async function fill(db: Db): Promise<void> {
  const province = await addProvince(db, { platform: 3, name: "Zuid-Holland" });
  const gouda = await addCity(db, { platform: 3, name: "Gouda", province_id: province });
  farm = await addOrganisation(db, { platform: 3, name: "De Kinderboerderij" });
  empty = await addOrganisation(db, { platform: 3, name: "Stille Wateren" });
  const pictures = [1, 2, 3, 4].map((number) => `/static/uploads/markt-${number}.webp`);
  const fair = { title: "Geitjesmarkt", city_id: gouda, organisation_id: farm, website: "https://markt.example", pictures };
  await addEvent(db, { ...fair, start_date: "2090-05-13T08:00:00Z", end_date: "2090-05-14T15:00:00Z" });
  await addEvent(db, { title: "Lang geleden", start_date: "2020-05-13T08:00:00Z", organisation_id: farm });
  for (let number = 1; number < EVENTS - 1; number++)
    await addEvent(db, { title: `Avond ${number}`, start_date: new Date(Date.UTC(2090, 5, number, 18)).toISOString() });
  const suggested = await addCity(db, { platform: 3, name: "Nieuwstad", province_id: province, listed: false });
  await addEvent(db, { title: "Straatfeest", start_date: "2090-09-01T10:00:00Z", city_id: suggested });
  await addBanner(db, { platform: 3, title: "Plaats je uitje" });
  await addActivity(db, { platform: 3, slug: "geitjes-aaien", organisation_id: farm });
  await addActivity(db, { platform: 3, slug: "stil-vissen", organisation_id: empty });
}

/** The main element of a page, without React's comments. */
async function mainOf(path: string): Promise<string> {
  const page = await get(path, KIDS);
  expect([path, page.status]).toEqual([path, 200]);
  const html = (await page.text()).replaceAll("<!-- -->", "");
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

const titlesIn = (html: string) =>
  [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title).filter((title) => title !== "Plaats je uitje");

test("brands without an agenda show the not-found screen, and no link to it", async () => {
  for (const { localHost, pages, locale } of brands) {
    const hasAgenda = pages.agenda !== null;
    const page = await get("/agenda", localHost);
    expect([localHost, page.status]).toEqual([localHost, hasAgenda ? 200 : 404]);
    if (!hasAgenda) expect(await page.text()).toContain(locale === "de" ? "Hoppla" : "Oeps! Pagina niet gevonden.");
    expect((await (await get("/", localHost)).text()).includes('href="/agenda"')).toBe(hasAgenda);
  }
});

test("the agenda shows future events in order of date, fifteen a page", async () => {
  const first = titlesIn(await mainOf("/agenda"));
  expect(first).toHaveLength(15);
  expect(first.slice(0, 3)).toEqual(["Geitjesmarkt", "Avond 1", "Avond 2"]);
  const others = [...titlesIn(await mainOf("/agenda?pagina=2")), ...titlesIn(await mainOf("/agenda?pagina=3"))];
  expect(new Set([...first, ...others]).size).toBe(EVENTS);
  expect([...first, ...others]).not.toContain("Lang geleden");
  expect(titlesIn(await mainOf("/agenda?van=2020-05-01&tot=2020-05-31"))).toEqual(["Lang geleden"]);
});

test("an ad label follows the first and the seventh event, and the banner the fourth", async () => {
  const html = await mainOf("/agenda");
  const order = [...html.matchAll(/<article|<aside|href="\/adverteren"[^>]*><span[^>]*>Advertentie</g)].map(([found]) => found.slice(0, 3));
  const [card, banner, ad] = ["<ar", "<as", "hre"];
  expect(order).toEqual([card, ad, card, card, card, banner, card, card, card, ad, ...Array.from({ length: 8 }, () => card)]);
});

test("a card shows date, city and organiser, and opens its website in a new window", async () => {
  const html = await mainOf("/agenda?zoek=geitjes");
  expect(html).toContain('<time dateTime="2090-05-13">13/05/2090 t/m 14/05/2090</time>');
  expect(html).toContain(`href="/overzicht/de-kinderboerderij-${farm}"`);
  expect(html).toMatch(/href="https:\/\/markt\.example" target="_blank" rel="noopener nofollow"/);
  expect(html).toContain("1 agendapunt<");
  expect(html.match(/\/static\/uploads\/markt-\d\.webp" alt="[^"]*" width/g)).toHaveLength(4);
});

test("events are found by title, by city and by day", async () => {
  expect(titlesIn(await mainOf("/agenda?zoek=avond%203"))).toEqual(["Avond 3"]);
  expect(titlesIn(await mainOf("/agenda?zoek=geitjesm"))).toEqual(["Geitjesmarkt"]);
  expect(titlesIn(await mainOf("/agenda?plaats=Gouda%2C+Zuid-Holland"))).toEqual(["Geitjesmarkt"]);
  expect(titlesIn(await mainOf("/agenda?van=2090-05-14&tot=2090-06-01"))).toEqual(["Geitjesmarkt", "Avond 1"]);
});

test("a typed city redirects to the URL of the matching city, and an unknown city is reported", async () => {
  const typed = await get("/agenda?zoek=markt&plaats=gouda", KIDS);
  expect([typed.status, typed.headers.get("location")]).toEqual([302, "/agenda?zoek=markt&plaats=Gouda%2C+Zuid-Holland"]);
  const html = await mainOf("/agenda?plaats=Atlantis");
  expect(html).toContain("We kennen de plaats ‘Atlantis’ niet.");
  expect(titlesIn(html)).toHaveLength(15);
});

test("'Wissen' appears only when a filter is set", async () => {
  for (const query of ["?zoek=avond", "?plaats=Atlantis", "?van=2090-05-14"])
    expect([query, (await mainOf(`/agenda${query}`)).includes(">Wissen</a>")]).toEqual([query, true]);
  for (const query of ["", "?pagina=2", "?tot=2090-05-14"])
    expect([query, (await mainOf(`/agenda${query}`)).includes(">Wissen</a>")]).toEqual([query, false]);
});

test("the end date is disabled until there is a start date", async () => {
  const endOf = async (query: string) => (await mainOf(`/agenda${query}`)).match(/<input[^>]*name="tot"[^>]*>/)?.[0] ?? "";
  expect(await endOf("")).toContain("disabled");
  expect(await endOf("?van=2090-05-14")).not.toContain("disabled");
  expect(await endOf("?van=2090-05-14")).toContain('min="2090-05-14"');
});

test("a suggested city is found by its full label before an editor releases it", async () => {
  expect(titlesIn(await mainOf("/agenda?plaats=Nieuwstad%2C+Zuid-Holland"))).toEqual(["Straatfeest"]);
  expect(await mainOf("/agenda?plaats=Nieuwstad")).toContain("We kennen de plaats ‘Nieuwstad’ niet.");
});

test("days with events are links in the calendar, other days are not", async () => {
  const html = await mainOf("/agenda?van=2090-05-14");
  const [, table = ""] = /<table[^>]*>(.*?)<\/table>/s.exec(html) ?? [];
  expect(table).toMatch(/<a[^>]*href="\/agenda\?van=2090-05-14&amp;tot=2090-05-14"[^>]*>14<\/a>/);
  expect(table).toMatch(/<span[^>]*>1<\/span>/);
  expect(html).toContain("één klik kiest die dag");
});

test("the date fields accept only days within the limits", async () => {
  const html = await mainOf("/agenda?van=20277-05-12");
  expect(html.match(/min="2000-01-01" max="2099-12-31"/g)).toHaveLength(2);
  expect(html).not.toContain("20277");
});

test("an empty result and a page past the end have a message and a link", async () => {
  const nothing = await mainOf("/agenda?zoek=qxwzj");
  expect(nothing).toMatch(/<h3[^>]*>Geen agendapunten gevonden<\/h3>/);
  expect(nothing).toMatch(/role="status"[^>]*>Geen agendapunten gevonden</);
  expect(nothing).toMatch(/href="\/agenda"[^>]*>Toon de hele agenda</);
  expect(await mainOf("/agenda?zoek=avond&pagina=9")).toMatch(/href="\/agenda\?zoek=avond"[^>]*>Naar de eerste pagina</);
});

test("search engines index the pages of the agenda, and no filtered ones", async () => {
  const headOf = async (path: string) => (await (await get(path, KIDS)).text()).split("</head>")[0] ?? "";
  const head = await headOf("/agenda?pagina=2");
  expect(head).toContain("<title>Agenda met uitjes voor kinderen (2) | Kidsuitjes</title>");
  expect(head).toContain(`<link rel="canonical" href="http://${KIDS}:3000/agenda?pagina=2"/>`);
  expect(head).not.toContain("noindex");
  for (const query of ["zoek=avond", "van=2090-05-14", "plaats=Gouda%2C+Zuid-Holland", "pagina=9"])
    expect([query, (await headOf(`/agenda?${query}`)).includes("noodp, noindex")]).toEqual([query, true]);
});

test("an organisation's page on kids lists its events, or says that there are none", async () => {
  expect(titlesIn(await mainOf(`/overzicht/de-kinderboerderij-${farm}`))).toContain("Geitjesmarkt");
  expect(await mainOf(`/overzicht/stille-wateren-${empty}`)).toContain("Geen actuele evenementen gevonden van deze organisatie.");
});

test("an outing has the tab 'current' only when its organisation has events", async () => {
  const html = await mainOf("/uitjes/geitjes-aaien");
  expect(html).toMatch(/href="#beschrijving"[^>]*>Beschrijving<.*href="#actueel"[^>]*>Actueel</s);
  expect(titlesIn(html)).toContain("Geitjesmarkt");
  expect(titlesIn(html)).not.toContain("Lang geleden");
  expect(await mainOf("/uitjes/stil-vissen")).not.toContain("#actueel");
});

test("none of these requests logged an error", () => {
  expect(errors).toEqual([]);
});
