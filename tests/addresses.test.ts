import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addFilterGroup, addProvince, addSeoPage } from "./support/fixtures.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { randomAddresses } from "./support/random-addresses.ts";

const product = await testApp();
const { app, get, catalogue, db, errors, close } = product;
const { nl } = await addFourBrands(db);
const { filters } = await addFilterGroup(db, { name: "Gelegenheid", filters: ["Bedrijfsuitje"] });
const utrecht = await addCity(db, { name: "Houten", province_id: await addProvince(db, { name: "Gelderland" }) });
await addSeoPage(db, { slug: "bedrijfsuitje", filters });
await addSeoPage(db, { slug: "bedrijfsuitje/houten", filters, cities: [utrecht] });
await addActivity(db, { slug: "vlotvaren", filters, cities: [utrecht] });
await catalogue.refresh();
afterAll(close);

const ORGANISATION = `/overzicht/de-waterkant-${nl.organisation}`;
const SEED = 20_270_512;
/** Per brand: a thousand in all. */
const ADDRESSES_PER_BRAND = 250;

function head(path: string): Promise<Response> {
  return app(new Request(`http://nl.localhost:3000${path}`, { method: "HEAD" }));
}

describe("a variant of the address of a page", () => {
  test.for([
    ["/uitjes/", "/uitjes"],
    ["/UITJES?zoek=Kano%20varen&p=3", "/uitjes?zoek=Kano%20varen&p=3"],
    ["//uitjes//", "/uitjes"],
    ["/uitjes/.", "/uitjes"],
    ["/index.html", "/"],
    ["//", "/"],
    ["/index.html?utm_source=x", "/?utm_source=x"],
    ["/uitjes/index.html", "/uitjes"],
    ["/uitjes.html", "/uitjes"],
    ["/uitjes.", "/uitjes"],
    ["/%75itjes", "/uitjes"],
    ["/uitjes;jsessionid=0A1B", "/uitjes"],
    ["/uitjes%20", "/uitjes"],
    ["/Uitjes/Kano-NL/", "/uitjes/kano-nl"],
    ["/uitjes/kano-nl.html", "/uitjes/kano-nl"],
    ["/uitjes/kano-van-vroeger", "/uitjes/kano-nl"],
    ["//UITJES/Kano-Van-Vroeger/index.html", "/uitjes/kano-nl"],
    [`${ORGANISATION}/`, ORGANISATION],
    [`/overzicht/een-oude-naam-${nl.organisation}`, ORGANISATION],
    [`/Overzicht/Een-Oude-Naam-${nl.organisation}/`, ORGANISATION],
    ["/Bedrijfsuitje/Houten/", "/bedrijfsuitje/houten"],
    ["/bedrijfsuitje//houten", "/bedrijfsuitje/houten"],
    ["/bedrijfsuitje/bestaat-niet", "/bedrijfsuitje"],
    ["/BEDRIJFSUITJE/bestaat-niet/", "/bedrijfsuitje"],
    ["/blog", "/blogs"],
    ["/Blog/", "/blogs"],
    ["/blog/3/", "/blog/3"],
    ["/blogs/Teambuilding.HTML", "/blogs/teambuilding.html"],
    ["/helpdesk/", "/helpdesk"],
    ["/Voorwaarden/NL", "/voorwaarden/nl"],
  ] as const)("%s redirects with one 301 to %s", async ([path, target]) => {
    for (const answer of [await get(path), await head(path)]) {
      expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([301, target, ""]);
    }
    expect((await get(target)).status).toBe(200);
  });

  test.for([
    ...["//evil.example", "//evil.example/uitjes", "/%2F%2Fevil.example", "/%2fevil.example", "/\\evil.example", "/%5Cevil.example"],
    ...["/https://evil.example", "/https:evil.example", "/@evil.example", "/uitjes%2Fkano-nl", "/uitjes/..%2F..%2Fevil.example"],
    ...["/UITJES/Bestaat-Niet/", "/Blog/31/", "/overzicht/De-Waterkant/", "/uitjes/kano-nl/foto/", "/Agenda/", "/API/public/activities"],
    ...["/static/Icon.svg", "/static/", "/%FF/", "/uitjes%00/", "/%E2%80%A8/"],
  ])("%s is not found and does not redirect", async (path) => {
    for (const answer of [await get(path), await head(path)]) {
      expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
    }
  });

  test("addresses of the API and of script data are never redirected to their canonical form", async () => {
    expect((await get("/api/public/activities/redirects/?slug=kano-van-vroeger")).headers.get("location")).toBeNull();
    expect((await get("/Uitjes.data")).status).not.toBe(301);
    const redirect = await (await get("/api/public/activities/redirects?slug=kano-van-vroeger")).json();
    expect(redirect).toEqual({ activityId: nl.activity, oldSlug: "kano-van-vroeger", newSlug: "kano-nl" });
  });
});

test("every old address of an activity that was renamed several times redirects directly to the current one", async () => {
  const id = await addActivity(db, { slug: "vlot-een" });
  for (const slug of ["vlot-twee", "vlot-drie", "vlot-vier"]) await db.updateTable("activity").set({ slug }).where("id", "=", id).execute();
  await catalogue.refresh();
  for (const slug of ["vlot-een", "vlot-twee", "vlot-drie"]) {
    const page = await get(`/uitjes/${slug}`);
    expect([page.status, page.headers.get("location")]).toEqual([301, "/uitjes/vlot-vier"]);
    const lookup = await get(`/api/public/activities/redirects?slug=${slug}`);
    expect(await lookup.json()).toEqual({ activityId: id, oldSlug: slug, newSlug: "vlot-vier" });
  }
  await db.updateTable("activity").set({ slug: "vlot-een" }).where("id", "=", id).execute();
  await catalogue.refresh();
  expect((await get("/uitjes/vlot-een")).status).toBe(200);
  expect((await get("/uitjes/vlot-vier")).headers.get("location")).toBe("/uitjes/vlot-een");
});

test.for(brands)("on $name no random address is found or redirects", { timeout: 120_000 }, async ({ id, key, localHost }) => {
  const real = ["/uitjes", "/overzicht", "/blogs", "/helpdesk", "/over-ons", "/privacy", `/uitjes/kano-${key}`, ORGANISATION, "/blog/3"];
  const paths = randomAddresses({ real: [...real, "/bedrijfsuitje/houten"], seed: SEED + id, count: ADDRESSES_PER_BRAND });
  const found: unknown[] = [];
  for (const path of paths) {
    const { status, headers } = await get(path, localHost);
    if (status !== 404 || headers.has("location")) found.push([path, status, headers.get("location")]);
  }
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
});
