import { afterAll, beforeAll, expect, test } from "vitest";
import { listHeldItems } from "../src/moderation/list-held.ts";
import { cities } from "../src/moderation/kinds/cities.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addProvince } from "./support/fixtures.ts";
import { moderationOf } from "./support/held.ts";

const product = await testApp();
const context = moderationOf(product.db, product.mediaFolder);
afterAll(() => product.close());

let roermond = 0;
let limburg = 0;

beforeAll(async () => {
  await addActivity(product.db, {});
  limburg = await addProvince(product.db, { name: "Limburg" });
  await addProvince(product.db, { name: "Flevoland" });
  const abroad = await addProvince(product.db, { name: "Limburg", country_code: "BE" });
  await addCity(product.db, { name: "Hasselt", province_id: abroad, lon: 5.34, lat: 50.93 });
  await addProvince(product.db, { name: "Bayern", country_code: "DE" });
  roermond = await addCity(product.db, { name: "Roermond", province_id: limburg, aliases: ["Remunj"], lon: 5.99, lat: 51.19 });
  await product.catalogue.refresh();
});

/** A form as a browser without JavaScript sends it. */
function suggest(plaats: string, provincie: string, address = "203.0.113.7"): Promise<Response> {
  return product.post("/plaats-voorstellen", {
    body: new URLSearchParams({ plaats, provincie }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://nl.localhost:3000" },
    address,
  });
}

const suggested = () => product.db.selectFrom("city").select(["name", "listed"]).where("listed", "=", false).execute();

test("the overview offers to suggest an unknown place, with the typed text", async () => {
  const page = await (await product.get("/uitjes?plaats=Nergenshuizen%2C+Limburg")).text();
  expect(page).toContain('href="/plaats-voorstellen?plaats=Nergenshuizen%2C+Limburg"');
  const form = await (await product.get("/plaats-voorstellen?plaats=Nergenshuizen%2C+Limburg")).text();
  expect(form).toContain('value="Nergenshuizen"');
  expect(form).toContain("<option>Limburg</option>");
  expect(form).not.toContain("<option>Bayern</option>");
  expect(form).toContain("noindex");
});

test("a text that cannot be the name of a place is not offered as a suggestion", async () => {
  const page = await (await product.get("/uitjes?plaats=1012+AB")).text();
  expect(page).toContain("We kennen de plaats ‘1012 AB’ niet.");
  expect(page).not.toContain('href="/plaats-voorstellen');
});

test("a suggestion is thanked for, waits for an editor once however often it is sent, and is found after its release", async () => {
  for (const name of ["Nergenshuizen", " nergenshuizen ", "NERGENSHUIZEN"]) {
    const sent = await suggest(name, "Limburg");
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/plaats-voorstellen?voorstel=verzonden"]);
  }
  expect(await (await product.get("/plaats-voorstellen?voorstel=verzonden")).text()).toContain("Een redacteur kijkt ernaar.");
  expect(await suggested()).toEqual([{ name: "Nergenshuizen", listed: false }]);

  const [held] = await listHeldItems(product.db, null);
  expect(held).toMatchObject({ kind: "city", title: "Nergenshuizen", detail: "Limburg" });
  const id = held?.id ?? 0;
  expect(await cities.show(context, id)).toMatchObject({ notes: [{ kind: "position-unknown" }] });
  expect(await cities.release(context, id)).toMatchObject({ kind: "done" });
  await product.catalogue.refresh();
  expect((await product.get("/uitjes?plaats=nergenshuizen")).headers.get("location")).toBe(`/uitjes?locatie=city-${id}`);
});

test("suggesting a known place, in any spelling, redirects to its search", async () => {
  for (const name of ["Roermond", "remunj", "Roer\u200bmond"]) {
    expect((await suggest(name, "Limburg")).headers.get("location")).toBe(`/uitjes?locatie=city-${roermond}`);
  }
});

test("a place in the Limburg of another country is a different one, and a province without places is refused", async () => {
  expect((await suggest("Hasselt", "Limburg")).headers.get("location")).toBe("/plaats-voorstellen?voorstel=verzonden");
  const stored = product.db
    .selectFrom("city")
    .select(["lon", "lat", "province_id"])
    .where("name", "=", "Hasselt")
    .where("listed", "=", false);
  expect(await stored.execute()).toEqual([{ lon: 5.99, lat: 51.19, province_id: limburg }]);
  const nowhere = await suggest("Nergens", "Flevoland");
  expect([nowhere.status, (await nowhere.text()).includes("Deze provincie kennen we niet")]).toEqual([422, true]);
});

test("a missing name or province is reported, and the typed text stays", async () => {
  const wrong = await suggest("Elders", "");
  const page = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(page).toContain('value="Elders"');
  expect(page.replaceAll(/<option[^>]*>Kies een provincie/g, "")).toContain("Kies een provincie");
  expect(page).not.toContain("Deze provincie kennen we niet");
  expect(await (await suggest("Elders", "Atlantis")).text()).toContain("Deze provincie kennen we niet");
  const nameless = await suggest("<b>0900 1234</b>", "Limburg");
  expect(nameless.status).toBe(422);
  expect(await nameless.text()).toContain("Vul de naam van een plaats in");
});

test("one address may suggest twenty places an hour; a refused form keeps its text", async () => {
  const names = Array.from("abcdefghijklmnopqrst", (letter) => `Vloed ${letter.repeat(5)}`);
  for (const name of names) expect((await suggest(name, "Limburg", "198.51.100.9")).status).toBe(303);
  const refused = await suggest("Vloed uu", "Limburg", "198.51.100.9");
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain('value="Vloed uu"');
});
