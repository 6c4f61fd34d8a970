import { afterAll, expect, test } from "vitest";
import type { Db } from "../src/database/open.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addEvent, addOrganisation, addProvince, addSeoPage } from "./support/fixtures.ts";

const KIDS = "kids.localhost";
const MANY = 300;

let farm = 0;
const { get, close, errors } = await testApp({ fill });
afterAll(close);

/** An organisation, a company without an organisation, an activity in many cities and landing pages, each with far more items than a page shows. */
async function fill(db: Db): Promise<void> {
  farm = await addOrganisation(db, { platform: 3, name: "De Kinderboerderij" });
  const province_id = await addProvince(db, { platform: 3, name: "Zuid-Holland" });
  const cities: number[] = [];
  for (let number = 1; number <= MANY; number += 1) {
    cities.push(await addCity(db, { platform: 3, name: `Dorp ${number}`, province_id }));
    await addActivity(db, { platform: 3, title: `Geitjes ${number}`, slug: `geitjes-${number}`, organisation_id: farm });
    await addActivity(db, { platform: 3, title: `Taart ${number}`, slug: `taart-${number}`, company_name: "Bakkerij Bloem" });
    await addEvent(db, { title: `Markt ${number}`, organisation_id: farm, start_date: "2090-05-13T08:00:00Z" });
  }
  await addSeoPage(db, { platform: 3, slug: "geitjes", title: "Geitjes", search_query: "overal" });
  for (const [index, city] of cities.entries())
    await addSeoPage(db, { platform: 3, slug: `geitjes/dorp-${index + 1}`, title: `Geitjes in Dorp ${index + 1}`, cities: [city] });
  await addActivity(db, { platform: 3, title: "Overal", slug: "overal", organisation_id: farm, cities });
}

/** Every kind of page with a list, and its maximum of cards and links. */
test.for([
  ["/", { cards: 0, links: 200 }],
  ["/uitjes", { cards: 16, links: 300 }],
  ["/uitjes?zoek=geitjes", { cards: 16, links: 300 }],
  ["/geitjes", { cards: 16, links: 300 }],
  ["/uitjes/geitjes-1", { cards: 20, links: 150 }],
  ["/uitjes/overal", { cards: 20, links: 150 }],
  ["/uitjes/taart-1", { cards: 6, links: 150 }],
  ["/overzicht", { cards: 0, links: 150 }],
  ["/overzicht/de-kinderboerderij-#", { cards: 24 + 5, links: 200 }],
  ["/agenda", { cards: 16, links: 150 }],
  ["/blogs", { cards: 48, links: 200 }],
] as const)("%s does not grow with the content", async ([path, most]) => {
  const page = await get(path.replace("#", String(farm)), KIDS);
  const html = await page.text();
  expect(page.status).toBe(200);
  const [cards, links] = [html.match(/<article/g)?.length ?? 0, html.match(/<a /g)?.length ?? 0];
  expect(cards > 0).toBe(most.cards > 0);
  expect({ cards: Math.max(cards, most.cards), links: Math.max(links, most.links) }).toEqual(most);
  expect(html.length).toBeLessThan(250_000);
});

test("a page links to the items that it does not show", async () => {
  const detail = await (await get("/uitjes/geitjes-1", KIDS)).text();
  expect(detail).toMatch(new RegExp(`href="/overzicht/de-kinderboerderij-${farm}"[^>]*>(<!-- -->)*Toon alle ${MANY + 1} uitjes`));
  const organisations = (await (await get("/overzicht", KIDS)).text()).replaceAll("<!-- -->", "");
  expect(organisations).toContain(`Nog ${MANY - 12} uitjes`);
  const [, more = ""] = /href="(\/uitjes\?zoek=[^"]*)"/.exec(organisations) ?? [];
  expect((await (await get(more, KIDS)).text()).replaceAll("<!-- -->", "")).toContain(`${MANY} uitjes`);
});

test("no error was logged", () => {
  expect(errors).toEqual([]);
});
