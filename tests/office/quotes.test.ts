import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { quoteRequestFor } from "../support/office-submissions.ts";
import { addActivity, addOrganisation, addPlatform } from "../support/fixtures.ts";
import { queued } from "../support/newsletter.ts";
import { addContactPerson } from "../support/quotes.ts";
import { testOffice, type TestOffice } from "../support/office.ts";
import { withoutNonce } from "../support/without-nonce.ts";

const MINUTE_MS = 60_000;
const PERSON = ["Cornelia Vermeer", "anna@korenbloem.example", "06 1234 5678", "Dorpsstraat 1", "3511 AB", "Vermeer"];

let office: TestOffice;
let activityId: number;
beforeAll(async () => {
  office = await testOffice();
  const organisation_id = await addOrganisation(office.db, { name: "Kanoverhuur De Linge" });
  await addContactPerson(office.db, { organisation_id, email: "kees@linge.example", wants_offer_mail: true });
  activityId = await addActivity(office.db, { title: "Kanoën op de Linge", slug: "kanoen", organisation_id });
  for (const platform of [1, 2, 3, 4]) await addPlatform(office.db, platform);
});
afterAll(() => office.close());

test("without requests the list says so; with a filter that nothing matches it offers to clear it", async () => {
  const empty = await testOffice();
  const editor = await empty.editor();
  expect(await (await editor.get("/offerteaanvragen")).text()).toContain("Nog geen offerteaanvragen.");
  const filtered = await (await editor.get("/offerteaanvragen?staat=held")).text();
  expect(filtered).toContain("Niets gevonden met deze filters.");
  expect(filtered).not.toContain("CSV downloaden");
  await empty.close();
});

test("the list shows activity, provider, persons and state, and no more of the person than a colleague recognises", async () => {
  const id = await quoteRequestFor(office.db, activityId);
  const html = await (await (await office.editor()).get(`/offerteaanvragen?tekst=%23${id}`)).text();
  for (const shown of ["Kanoën op de Linge", "Kanoverhuur De Linge", "an…@korenbloem.example", "C. V.", "doorgegeven", "18 jun 2027"]) {
    expect(html).toContain(shown);
  }
  for (const hidden of PERSON) expect(html).not.toContain(hidden);
});

test("a page is masked until somebody asks to see it; the log says who did, and a quarter of an hour later it is masked again", async () => {
  const id = await quoteRequestFor(office.db, activityId, { description: "Bel Cornelia Vermeer: 06-12345678 of anna@korenbloem.example" });
  const anna = await office.person();
  const bert = await office.person();
  const masked = await (await anna.get(`/offerteaanvragen/${id}?gedaan=1&toon=1&revealed=true`)).text();
  for (const hidden of [...PERSON, "06-12345678"]) expect(masked).not.toContain(hidden);

  const revealed = await anna.post(`/offerteaanvragen/${id}/toon`);
  expect(revealed.status).toBe(303);
  const lines = await office.db
    .selectFrom("audit")
    .selectAll()
    .where("action", "=", "quotes.reveal")
    .where("subject_id", "=", id)
    .execute();
  expect(lines).toMatchObject([{ actor_id: anna.accountId, subject_kind: "quote", platform_id: 1 }]);
  const shown = await (await anna.get(revealed.headers.get("location") ?? "")).text();
  for (const part of PERSON) expect(shown).toContain(part);
  expect(await (await bert.get(revealed.headers.get("location") ?? "")).text()).not.toContain("Vermeer");

  office.advance(16 * MINUTE_MS);
  expect(await (await anna.get(`/offerteaanvragen/${id}`)).text()).not.toContain("anna@korenbloem.example");
  office.advance(-16 * MINUTE_MS);
});

test("a request of another brand is answered as one that does not exist", async () => {
  const id = await quoteRequestFor(office.db, activityId);
  const other = await office.person({ platformIds: [2] });
  for (const path of [`/offerteaanvragen/${id}`]) {
    const [foreign, missing] = [await other.get(path), await other.get("/offerteaanvragen/99999999")];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(withoutNonce(await foreign.text())).toBe(withoutNonce(await missing.text()));
  }
  for (const act of ["toon", "opnieuw"]) {
    const [foreign, missing] = [await other.post(`/offerteaanvragen/${id}/${act}`), await other.post(`/offerteaanvragen/99999999/${act}`)];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(withoutNonce(await foreign.text())).toBe(withoutNonce(await missing.text()));
  }
  expect(await (await other.get("/offerteaanvragen")).text()).not.toContain("Kanoën");
  expect(await (await other.get("/offerteaanvragen?merk=nl")).text()).not.toContain("Kanoën");
});

test("filters by text, state, brand and day, and the order, stand in the address", async () => {
  const german = await addActivity(office.db, { platform: 2, title: "Kanufahrt" });
  await quoteRequestFor(office.db, german, {
    name: "Jörg 100%_Müller",
    email: "joerg@firma.example",
    created_at: "2027-01-05T12:00:00Z",
    held: true,
  });
  const editor = await office.editor();
  const shows = async (query: string) => (await (await editor.get(`/offerteaanvragen?${query}`)).text()).includes("Kanufahrt");
  for (const query of ["tekst=FIRMA.ex", "tekst=100%25_M", "staat=held", "merk=de", "van=2027-01-05&tot=2027-01-05"]) {
    expect([query, await shows(query)]).toEqual([query, true]);
  }
  for (const query of ["tekst=bestaat+niet", "tekst=100__M", "staat=rejected", "merk=nl", "van=2027-01-06&tot=2027-01-07"]) {
    expect([query, await shows(query)]).toEqual([query, false]);
  }
  const rows = async (query: string) =>
    [...(await (await editor.get(`/offerteaanvragen?${query}`)).text()).matchAll(/offerteaanvragen\/(\d+)["?]/g)].map(([, id]) =>
      Number(id),
    );
  const newest = await rows("");
  expect(await rows("orde=ontvangen.asc")).toEqual(newest.toReversed());
});

test("mailing the provider again queues the same mail once, also after two clicks, and writes one line", async () => {
  const id = await quoteRequestFor(office.db, activityId);
  const editor = await office.editor();
  const sent = await editor.post(`/offerteaanvragen/${id}/opnieuw`);
  expect(sent.status).toBe(303);
  expect(await (await editor.get(sent.headers.get("location") ?? "")).text()).toContain("Offerteaanvraag aan aanbieder");
  const again = await editor.post(`/offerteaanvragen/${id}/opnieuw`);
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("staat al klaar");
  const mails = (await queued(office.db)).filter(({ payload }) => payload["quoteRequestId"] === id);
  expect(mails).toMatchObject([{ payload: { mail: "quote-to-provider", recipient: { kind: "contact-person" } } }]);
  // While its first attempt runs it has not failed.
  await sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now()`.execute(office.db);
  expect(await (await editor.get(`/offerteaanvragen/${id}`)).text()).toContain("klaar om te verzenden");
  const acts = await office.db
    .selectFrom("audit")
    .select("id")
    .where("action", "=", "quotes.resend")
    .where("subject_id", "=", id)
    .execute();
  expect(acts).toHaveLength(1);
});

test("a held request is not mailed to its provider by this way", async () => {
  const id = await quoteRequestFor(office.db, activityId, { held: true });
  const editor = await office.editor();
  expect((await editor.post(`/offerteaanvragen/${id}/opnieuw`)).status).toBe(422);
  expect((await queued(office.db)).filter(({ payload }) => payload["quoteRequestId"] === id)).toEqual([]);
  expect(await (await editor.get(`/offerteaanvragen/${id}`)).text()).toContain("Beslis in de wachtrij");
});

test("markup in any field is shown as text", async () => {
  const evil = `"><img src=x onerror=alert(1)>`;
  const activity = await addActivity(office.db, { title: evil, slug: "kwaad" });
  const texts = {
    name: evil,
    company_name: evil,
    phone: evil,
    address: evil,
    zipcode: evil,
    city: evil,
    description: evil,
    reference: evil,
  };
  const id = await quoteRequestFor(office.db, activity, texts);
  const editor = await office.editor();
  await editor.post(`/offerteaanvragen/${id}/toon`);
  for (const path of [`/offerteaanvragen/${id}`, `/offerteaanvragen?tekst=${encodeURIComponent(evil)}`]) {
    const html = await (await editor.get(path)).text();
    expect(html).toContain("&lt;img src=x");
    expect(html).not.toContain("<img src=x");
  }
});

test("what an address asks for and cannot be is named, and the rest of it still filters", async () => {
  const editor = await office.editor();
  const html = async (query: string) => (await editor.get(`/offerteaanvragen?${query}`)).text();
  expect(await html("van=2027-13-01&staat=xyz")).toContain("Deze filters kloppen niet en tellen niet mee: Status, Van.");
  const short = await html("tekst=wi");
  expect(short).toContain("Zoek met minstens drie tekens");
  expect(short).toContain('value="wi"');
  const past = await html("staat=passed&p=99999");
  expect(past).toContain("is er niet: de lijst is korter.");
  expect(past).toContain('href="/offerteaanvragen?staat=passed"');
  expect(await html("van=2030-01-01&tot=2020-01-01")).toMatch(/name="van"[^>]*value="2020-01-01"/);
  // The form of the filters stays in the order of the list.
  expect(await html("orde=ontvangen.asc")).toContain('name="orde" value="ontvangen.asc"');
});

test("a search finds its words in any order, and a row and its page remember the list", async () => {
  const id = await quoteRequestFor(office.db, activityId);
  const editor = await office.editor();
  const list = await (await editor.get("/offerteaanvragen?tekst=vermeer+cornelia")).text();
  expect(list).toContain(`href="/offerteaanvragen/${id}?tekst=vermeer+cornelia"`);
  const page = await (await editor.get(`/offerteaanvragen/${id}?tekst=vermeer+cornelia&p=2&gedaan=1`)).text();
  expect(page).toContain('href="/offerteaanvragen?tekst=vermeer+cornelia&amp;p=2"');
  expect(page).toContain(`action="/offerteaanvragen/${id}/toon?tekst=vermeer+cornelia&amp;p=2"`);
});
