import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addOrganisation, addProvince } from "./support/fixtures.ts";

const { get, db, catalogue, close } = await testApp();
afterAll(close);

const waterkant = await addOrganisation(db, { name: "De Waterkant" });
const bosrand = await addOrganisation(db, { name: "Bosrand" });
const many = 130;
await addActivity(db, { title: "Zeilen op de plas", slug: "zeilen", organisation_id: waterkant });
await addActivity(db, { title: "Kanoën", slug: "kanoen", organisation_id: waterkant });
await addActivity(db, { title: "Vuur maken", slug: "vuur", organisation_id: null, company_name: "Anders Buiten" });
for (let nth = 1; nth <= many; nth += 1) {
  await addActivity(db, { title: `Boogschieten ${String(nth).padStart(3, "0")}`, slug: `boog-${nth}`, organisation_id: bosrand });
}
await addOrganisation(db, { name: "Zonder Uitjes" });
await catalogue.refresh();

async function mainOf(path: string, host?: string): Promise<string> {
  const html = await (await get(path, host)).text();
  return (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "").replaceAll("<!-- -->", "");
}

/** The paths of organisations and activities, in order. */
function listed(html: string): string[] {
  return [...html.matchAll(/href="(\/(?:overzicht|uitjes)\/[^"]*)"/g)].flatMap(([, href]) => href ?? []);
}

describe("the organisations", () => {
  test("are listed by name, with links to their activities by title", async () => {
    const html = await mainOf("/overzicht");
    const first = Array.from({ length: 12 }, (_, index) => `/uitjes/boog-${index + 1}`);
    expect(listed(html)).toEqual([
      "/uitjes/vuur",
      ...[`/overzicht/bosrand-${bosrand}`, ...first, `/overzicht/bosrand-${bosrand}`],
      ...[`/overzicht/de-waterkant-${waterkant}`, "/uitjes/kanoen", "/uitjes/zeilen"],
    ]);
    expect(html).toContain("3 organisaties, 133 uitjes");
    expect(html).toContain("<h3>Anders Buiten</h3>");
    expect(html).toContain("Nog 118 uitjes");
    expect(html).not.toContain("Zonder Uitjes");
    for (const letter of ["a", "b", "d"]) expect(html).toContain(`id="letter-${letter}"`);
  });

  test("are searched, and chosen by letter, with plain URLs", async () => {
    expect(listed(await mainOf("/overzicht?zoek=zeilen"))).toEqual([`/overzicht/de-waterkant-${waterkant}`, "/uitjes/zeilen"]);
    const ofLetter = await mainOf("/overzicht?letter=d");
    expect(listed(ofLetter)[0]).toBe(`/overzicht/de-waterkant-${waterkant}`);
    expect(ofLetter).toContain('href="/overzicht?letter=b"');
    expect(await mainOf("/overzicht?zoek=qxwzj")).toContain("Geen organisatie gevonden");
    expect(await mainOf("/overzicht?letter=%3Cscript%3E&pagina=-1")).toContain("3 organisaties, 133 uitjes");
  });

  test("have a canonical URL, and a search is not indexed", async () => {
    const whole = await (await get("/overzicht?x=1")).text();
    expect(whole).toContain('<link rel="canonical" href="http://nl.localhost:3000/overzicht"/>');
    expect(whole).toContain('content="noodp"');
    expect(await (await get("/overzicht?zoek=zeilen")).text()).toContain('content="noodp, noindex"');
    // The organisations of a letter are also on the pages of the whole list, which are indexed.
    const ofLetter = await (await get("/overzicht?letter=b")).text();
    expect(ofLetter).toContain('<link rel="canonical" href="http://nl.localhost:3000/overzicht"/>');
    expect(ofLetter).toContain('content="noodp, noindex"');
  });

  test("have a message and a link past the last page, and no empty page is indexed", async () => {
    const past = await mainOf("/overzicht?letter=b&pagina=9");
    expect(past).toContain("Zo ver gaat de lijst niet.");
    expect(past).toMatch(/href="\/overzicht\?letter=b"[^>]*>Naar de eerste pagina</);
    expect(past).not.toContain("Geen organisatie gevonden");
    for (const query of ["pagina=9", "letter=z", "zoek=qxwzj"])
      expect([query, await (await get(`/overzicht?${query}`)).text()]).toEqual([query, expect.stringContaining("noodp, noindex")]);
  });

  test("of other letters have the title '0–9', as in the index", async () => {
    expect(await (await get("/overzicht?letter=0")).text()).toMatch(/<title>[^<]* \(0–9\)/);
  });

  test("are those of the brand only, and a brand without any says so", async () => {
    const html = await mainOf("/overzicht", "de.localhost");
    expect(listed(html)).toEqual([]);
    expect(html).toContain("Keinen Anbieter gefunden");
  });
});

test("an organisation lists all its activities by title, in pages, and links back to all organisations", async () => {
  const path = `/overzicht/bosrand-${bosrand}`;
  const first = await mainOf(path);
  expect(first).toContain('href="/overzicht"');
  expect(first).toContain(`${many} uitjes van Bosrand`);
  expect(first).toContain(`href="${path}?pagina=2"`);
  const shown = [first];
  for (let page = 2; page <= Math.ceil(many / 24); page += 1) shown.push(await mainOf(`${path}?pagina=${page}`));
  const activities = shown.flatMap((html) => listed(html).filter((url) => url.startsWith("/uitjes/boog-")));
  expect(activities).toEqual(Array.from({ length: many }, (_, index) => `/uitjes/boog-${index + 1}`));
});

describe("the contact details of an organisation", () => {
  let kreken: number;
  let html: string;
  beforeAll(async () => {
    kreken = await addKreken();
    html = await mainOf(`/overzicht/de-kreken-${kreken}`);
  });

  test("are its place, and the telephone number and website of its activities", () => {
    expect(html).toMatch(/<svg[^>]*>.*?<\/svg>Drimmelen<\/p>/);
    expect(html).toContain('<a href="tel:+31162014382">+31 162 014 382</a>');
    expect(html).toContain('href="https://www.kreken.example/"');
  });

  test("never include details for editors only, nor a hidden website", () => {
    for (const hidden of ["geheim.example", "0800", "eigen.example", "Grienddijk", "4924", "verborgen.example"]) {
      expect(html).not.toContain(hidden);
    }
  });

  test("include a question form that names the organisation", async () => {
    const path = /href="(\/helpdesk[^"]*)"[^>]*>.*?Stel een vraag/.exec(html)?.[1] ?? "";
    expect(path).toBe(`/helpdesk?aanbieder=de-kreken-${kreken}#vraag`);
    const form = await mainOf(path.split("#")[0] ?? "");
    expect(form).toContain(`Over ‘De Kreken’ (http://nl.localhost:3000/overzicht/de-kreken-${kreken}):`);
    expect(await mainOf("/helpdesk?aanbieder=niemand-999999")).not.toContain("Over ‘");
  });

  test("are only the question form when its activities show no details", async () => {
    const bare = await mainOf(`/overzicht/bosrand-${bosrand}`);
    expect(bare).toContain("Stel een vraag");
    expect(bare).not.toMatch(/href="tel:|Bekijk website/);
  });
});

/** An organisation whose activities show a telephone number and one website; its own row has more. */
async function addKreken(): Promise<number> {
  const city = await addCity(db, { province_id: await addProvince(db, {}), name: "Drimmelen" });
  const id = await addOrganisation(db, {
    ...{ name: "De Kreken", email: "baas@geheim.example", phone: "0800 1234", website: "https://eigen.example" },
    ...{ address: "Grienddijk", street_number: "7", zipcode: "4924 BX", city: "Drimmelen" },
  });
  const offered = { organisation_id: id, cities: [city], contact_phone: "+31 162 014 382", contact_email: "arie@geheim.example" };
  await addActivity(db, { ...offered, title: "Varen", website: "https://www.kreken.example/varen?van=ons", show_website: true });
  await addActivity(db, { ...offered, title: "Zwemmen", website: "https://verborgen.example", show_website: false });
  await catalogue.refresh();
  return id;
}

test("a page of an organisation has its number in the title, and a page past the end links to the first", async () => {
  const path = `/overzicht/bosrand-${bosrand}`;
  const second = await (await get(`${path}?pagina=2`)).text();
  expect(second).toMatch(/<title>Bosrand \(2\)/);
  expect(second).toContain(`<link rel="canonical" href="http://nl.localhost:3000${path}?pagina=2"/>`);
  const past = await (await get(`${path}?pagina=9`)).text();
  expect(past).toContain("noodp, noindex");
  expect(past).toMatch(new RegExp(`href="${path}"[^>]*>Naar de eerste pagina<`));
  const renamed = await get(`/overzicht/bosrandje-${bosrand}?pagina=2`);
  expect([renamed.status, renamed.headers.get("location")]).toEqual([301, `${path}?pagina=2`]);
});
