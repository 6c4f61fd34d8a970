import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listHeldItems } from "../../src/moderation/list-held.ts";
import { itemName } from "../../src/moderation/moderation-queue.ts";
import { readActs } from "../../src/history/read-acts.ts";
import { EVERYTHING } from "../../src/permissions/scope.ts";
import { addOrganisation } from "../support/fixtures.ts";
import { addHeldCity, addHeldEvent, addHeldMessage, addHeldQuote, addHeldSubscription, decide, moderationOf } from "../support/held.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

let office: TestOffice;
let mediaFolder: string;

beforeEach(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-queue-"));
  office = await testOffice({ mediaFolder });
  for (const platform of [1, 2, 3]) await addOrganisation(office.db, { platform });
});
afterEach(async () => {
  expect(office.errors).toEqual([]);
  await office.close();
  await rm(mediaFolder, { recursive: true });
});

const acts = () => readActs(office.db, EVERYTHING, { limit: 50 });
const waiting = async () => (await listHeldItems(office.db, null)).map(itemName);
const textOf = async (response: Promise<Response>) => (await response).text();
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"|content="[^"]{24}"/g, "");

/** One waiting item of each kind; the event is of kids. */
async function addOfEachKind(): Promise<string[]> {
  const { db } = office;
  const rows = [await addHeldQuote(db), await addHeldMessage(db), await addHeldSubscription(db)];
  return [...rows, await addHeldEvent(db, mediaFolder), await addHeldCity(db)];
}

test("the queue lists everything that waits, the oldest first, and filters by kind and brand", async () => {
  const editor = await office.person();
  expect(await textOf(editor.get("/wachtrij"))).toContain("Er wacht niets.");
  await addOfEachKind();
  const html = await textOf(editor.get("/wachtrij"));
  const rows = [...html.matchAll(/href="\/wachtrij\/([a-z]+:\d+)" data-row-link/g)].map(([, name]) => name);
  expect(rows).toEqual(["event:1", "message:1", "quote:1", "newsletter:1", "city:1"]);
  expect(html).toContain("5 regels");
  expect(html).toContain("@korenbloem.example");
  expect(html).not.toContain("anna@");

  const events = await textOf(editor.get("/wachtrij?soort=event"));
  expect(events).toContain("/wachtrij/event:1?soort=event");
  expect(events).toContain("1 regel");
  expect(await textOf(editor.get("/wachtrij?merk=nl"))).not.toContain("event:1");
});

test("an editor sees all facts of an item in words, and what its release will do", async () => {
  await addOfEachKind();
  const editor = await office.person();
  const event = await textOf(editor.get("/wachtrij/event:1"));
  for (const shown of [
    "Kermis op het Neude",
    "do 1 juli 2027",
    "Dorpsstraat 1, 3511 AB Utrecht",
    "NL91 •••• •••• ••43 00",
    "anna@korenbloem.example",
  ]) {
    expect(event).toContain(shown);
  }
  expect(event).toContain("Onbekend: het evenement komt zonder plaats in de agenda.");
  expect(event).toContain("Het evenement staat meteen in de agenda.");
  for (const column of ["iban_encrypted", "upload_id", "rejected_at", "start_date"]) expect(event).not.toContain(column);
  expect(await textOf(editor.get("/wachtrij/quote:1"))).toContain("Kanoën op de Linge");
  expect(await textOf(editor.get("/wachtrij/message:1"))).toContain("Goedkope horloges");
  expect(await textOf(editor.get("/wachtrij/city:1"))).toContain("52, 5");
});

test("the picture of a waiting event is shown to its editors alone", async () => {
  await addHeldEvent(office.db, mediaFolder);
  const editor = await office.person();
  const picture = await editor.get("/wachtrij/event:1/foto");
  expect([picture.status, picture.headers.get("content-type"), await picture.text()]).toEqual([200, "image/webp", "a picture"]);
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(picture.headers.get("cache-control")).toBe("no-store");
  const dutch = await office.person({ platformIds: [1] });
  expect((await dutch.get("/wachtrij/event:1/foto")).status).toBe(404);
  expect((await editor.get("/wachtrij/quote:1/foto")).status).toBe(404);
  expect((await office.visitor().get("/wachtrij/event:1/foto")).status).toBe(303);
});

test("after a release the next item of the filter follows, with what was done and a link to the agenda", async () => {
  await addHeldEvent(office.db, mediaFolder);
  await addHeldMessage(office.db);
  await addHeldEvent(office.db, mediaFolder);
  const editor = await office.person();
  const released = await editor.post("/wachtrij/event:1/vrijgeven?soort=event");
  expect([released.status, released.headers.get("location")]).toEqual([303, "/wachtrij/event:2?soort=event&gedaan=1"]);
  const next = await textOf(editor.get("/wachtrij/event:2?soort=event&gedaan=1"));
  expect(next).toContain("Vrijgegeven: Kermis op het Neude");
  expect(next).toContain('href="http://kids.localhost:3000/agenda"');
  expect(next).toContain('action="/logboek/1/ongedaan"');
  expect(next.indexOf("Vrijgegeven: Kermis")).toBeLessThan(next.indexOf("<h1>"));
  expect(next).toContain('name="terug" value="/wachtrij/event:1?soort=event"');
  expect(await office.db.selectFrom("event").select("title").execute()).toEqual([{ title: "Kermis op het Neude" }]);

  const last = await editor.post("/wachtrij/event:2/vrijgeven?soort=event");
  expect(last.headers.get("location")).toBe("/wachtrij?soort=event&gedaan=2");
  expect(await acts()).toMatchObject([
    { action: "held.release", actorKind: "ADMIN", actorId: editor.accountId, subjectId: 2 },
    { action: "held.release", subjectId: 1 },
  ]);
});

test("two editors who release the same item at once write one act, and the second is told", async () => {
  for (const name of await addOfEachKind()) {
    const editors = [await office.person(), await office.person(), await office.person()];
    const answers = await Promise.all(editors.map((editor) => editor.post(`/wachtrij/${name}/vrijgeven`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.text()).toContain("Daar is al over beslist");
  }
  expect(await acts()).toHaveLength(5);
});

test("who comes too late reads who decided what and when, with its lines of the log and a way back", async () => {
  await addHeldQuote(office.db);
  const city = await addHeldCity(office.db);
  const [first, second] = [await office.person(), await office.person()];
  await office.db.updateTable("user_account").set({ first_name: "Bob" }).where("id", "=", second.accountId).execute();
  for (const name of ["quote:1", city]) await rejected(first, name);
  office.advance(3 * 60_000);
  for (const [name, kind] of [
    ["quote:1", "quote"],
    [city, "city"],
  ]) {
    const late = await second.post(`/wachtrij/${name}/vrijgeven?soort=${kind}`);
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(html).toContain("Anna de Vries wees dit af, 3 min geleden.");
    expect(html).toContain("Reden: Spam");
    expect(html).toContain(`href="/logboek?soort=${kind}&amp;nummer=`);
    expect(html).toContain(`name="terug" value="/wachtrij/${name}?soort=${kind}"`);
  }
  expect(await textOf(first.post("/wachtrij/quote:1/vrijgeven"))).toContain("Je wees dit zelf af, 3 min geleden.");
  const german = await office.person({ platformIds: [2] });
  for (const name of ["quote:1", city]) expect((await german.get(`/wachtrij/${name}`)).status).toBe(404);
});

test("a suggested city is moved with its release, within its country, and moved back by an undoing", async () => {
  const name = await addHeldCity(office.db);
  const editor = await office.person();
  const city = () => office.db.selectFrom("city").select(["lon", "lat", "listed"]).executeTakeFirstOrThrow();
  const before = await city();
  const field = /<input[^>]*name="lengte"[^>]*>/.exec(await textOf(editor.get(`/wachtrij/${name}`)))?.[0];
  for (const attribute of ['form="vrijgeven"', 'value="5"']) expect(field).toContain(attribute);
  for (const [lengte, breedte] of [
    ["", "52"],
    ["vijf", "52"],
    ["52,1", "5,2"],
    ["5,1", "1e2"],
  ] as const) {
    const wrong = await editor.post(`/wachtrij/${name}/vrijgeven`, { lengte, breedte });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/Typ een getal van (3,3 tot 7,3|50,7 tot 53,6)\./);
  }
  expect([await city(), await acts()]).toEqual([before, []]);
  expect((await editor.post(`/wachtrij/${name}/vrijgeven`, { lengte: "5,1214", breedte: " 52.0907 " })).status).toBe(303);
  expect(await city()).toEqual({ lon: 5.1214, lat: 52.0907, listed: true });
  expect((await acts())[0]?.changes).toEqual({ lon: [5, 5.1214], lat: [52, 52.0907] });
  await editor.post("/logboek/1/ongedaan");
  expect(await city()).toEqual(before);
});

test("a city that is released where it is has no change of its position in the log", async () => {
  const name = await addHeldCity(office.db);
  await office.db.updateTable("city").set({ lon: 4.8999999999999995 }).execute();
  const editor = await office.person();
  const released = await editor.post(`/wachtrij/${name}/vrijgeven`, { lengte: "4.8999999999999995", breedte: "52" });
  expect([released.status, (await acts())[0]?.changes]).toEqual([303, {}]);
});

test("the provider of a request and its activity's public page are shown, and rows of one activity differ", async () => {
  await addHeldQuote(office.db);
  await office.db.updateTable("quote_request").set({ company_name: "Korenbloem BV" }).execute();
  const organisation_id = await addOrganisation(office.db, { name: "Kanoverhuur De Linge" });
  await office.db.updateTable("activity").set({ organisation_id }).execute();
  const editor = await office.person();
  expect(await textOf(editor.get("/wachtrij"))).toContain("Kanoën op de Linge, Korenbloem BV");
  const html = await textOf(editor.get("/wachtrij/quote:1"));
  expect(html).toContain("Kanoverhuur De Linge");
  expect(html).toMatch(/<a href="http:\/\/nl\.localhost:3000\/[^"]+">Kanoën op de Linge<\/a>/);
});

test("a rejection needs a reason: what was typed stays, and nothing is decided", async () => {
  await addHeldQuote(office.db);
  const editor = await office.person();
  const empty = await editor.post("/wachtrij/quote:1/afwijzen", { reden: "Onzin", toelichting: "  " });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain("Kies of typ een reden.");
  const long = await editor.post("/wachtrij/quote:1/afwijzen", { reden: "Dubbel", toelichting: `Zie <b>${"x".repeat(500)}` });
  const html = await long.text();
  expect(long.status).toBe(422);
  expect(html).toMatch(/value="Dubbel"[^>]* checked=""|checked=""[^>]* value="Dubbel"/);
  expect(html).toContain("Zie &lt;b&gt;xxx");
  expect([await waiting(), await acts()]).toEqual([["quote:1"], []]);

  expect((await editor.post("/wachtrij/quote:1/afwijzen", { reden: "Dubbel", toelichting: "Zie quote:3" })).status).toBe(303);
  expect(await acts()).toMatchObject([{ action: "held.reject", reason: "Dubbel: Zie quote:3" }]);
});

test("a decision on the command line is seen in the area, and the other way around", async () => {
  await addHeldQuote(office.db);
  await addHeldMessage(office.db);
  const editor = await office.person();
  const commandLine = moderationOf(office.db, mediaFolder);
  await decide(commandLine, "reject", "quote:1");
  const gone = await editor.get("/wachtrij/quote:1");
  expect(gone.status).toBe(409);
  expect(await gone.text()).not.toContain("anna@");
  expect((await editor.post("/wachtrij/quote:1/vrijgeven")).status).toBe(409);
  expect(await textOf(editor.get("/logboek"))).toContain("Opdrachtregel");
  await editor.post("/wachtrij/message:1/vrijgeven");
  expect(await decide(commandLine, "release", "message:1")).toEqual({ kind: "decided" });
});

test("the item of another brand is answered exactly as a missing one, and stays undecided", async () => {
  const names = await addOfEachKind();
  const german = await office.person({ platformIds: [2] });
  const same = async (asked: (id: string) => Promise<Response>, name: string) => {
    const [foreign, missing] = await Promise.all([asked(name), asked(name.replace(/\d+/, "99"))]);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(withoutNonce(await foreign.text())).toBe(withoutNonce(await missing.text()));
  };
  for (const name of names) {
    await same((id) => german.get(`/wachtrij/${id}`), name);
    await same((id) => german.get(`/wachtrij/${id}/foto`), name);
    await same((id) => german.post(`/wachtrij/${id}/vrijgeven`), name);
    await same((id) => german.post(`/wachtrij/${id}/afwijzen`, { reden: "Spam" }), name);
    await same((id) => german.post(`/wachtrij/${id}/afwijzen`), name);
  }
  expect(await textOf(german.get("/wachtrij"))).toContain("Er wacht niets.");
  expect([(await waiting()).length, await acts()]).toEqual([5, []]);
  const provider = await office.person({ role: "USER" });
  expect((await provider.get("/wachtrij")).status).toBe(404);
});

test("an invalid name leads nowhere", async () => {
  const editor = await office.person();
  for (const name of ["quote", "quote:0", "offerte:1", "toString:1", "quote:99999999999", "quote%3A1%00", "..%2Fstart"]) {
    expect((await editor.get(`/wachtrij/${name}`)).status).toBe(404);
    expect((await editor.post(`/wachtrij/${name}/vrijgeven`)).status).toBe(404);
  }
});

test("what a visitor typed is shown as text, and never as markup", async () => {
  const payload = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
  const { db } = office;
  await addHeldQuote(db, { name: payload, description: payload });
  await addHeldMessage(db, { name: payload, description: payload });
  await addHeldSubscription(db, { name: payload });
  await addHeldEvent(db, mediaFolder, { title: payload, description: payload });
  await addHeldCity(db, { name: payload });
  const editor = await office.person();
  const pages = ["/wachtrij", ...(await waiting()).map((name) => `/wachtrij/${name}`)];
  for (const page of pages) {
    const html = await textOf(editor.get(page));
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
  }
  expect(pages).toHaveLength(6);
});

test("looking at the queue changes nothing", async () => {
  await addOfEachKind();
  const editor = await office.person();
  const stored = async () => {
    const tables = ["quote_request", "contact_message", "newsletter_subscription", "event_request", "city", "upload", "audit"] as const;
    return Promise.all(tables.map((table) => office.db.selectFrom(table).selectAll().execute()));
  };
  const before = await stored();
  for (const name of await waiting()) {
    for (const under of ["", "/foto", "/vrijgeven", "/afwijzen"]) await editor.get(`/wachtrij/${name}${under}`);
  }
  await editor.get("/wachtrij?soort=event&merk=kids&p=2");
  await editor.get("/logboek/1/ongedaan");
  expect(await stored()).toEqual(before);
});

async function rejected(editor: OfficeVisitor, name: string): Promise<void> {
  expect((await editor.post(`/wachtrij/${name}/afwijzen`, { reden: "Spam" })).status).toBe(303);
}

test("a rejection is undone from the log, and its item waits again", async () => {
  await addHeldEvent(office.db, mediaFolder);
  const editor = await office.person();
  await rejected(editor, "event:1");
  expect(await textOf(editor.get("/logboek"))).toContain('action="/logboek/1/ongedaan"');
  const undone = await editor.post("/logboek/1/ongedaan");
  expect([undone.status, undone.headers.get("location")]).toEqual([303, "/wachtrij/event:1?gedaan=2"]);
  const item = await textOf(editor.get("/wachtrij/event:1?gedaan=2"));
  expect(item).toContain("Wacht weer: Kermis op het Neude");
  expect(item).toContain("De foto was al verwijderd en komt niet terug.");
  expect(await textOf(editor.get("/logboek"))).not.toContain('action="/logboek/');

  const again = await editor.post("/logboek/1/ongedaan");
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Daar is al over beslist");
  expect(await acts()).toHaveLength(2);
});

test("undoing from the log leads back to the same list, and to no other site", async () => {
  await addHeldQuote(office.db);
  await addHeldMessage(office.db);
  const editor = await office.person();
  await rejected(editor, "quote:1");
  await rejected(editor, "message:1");
  const undone = await editor.post("/logboek/1/ongedaan", { terug: "/logboek?soort=quote" });
  expect(undone.headers.get("location")).toBe("/logboek?soort=quote&gedaan=3");
  const elsewhere = await editor.post("/logboek/2/ongedaan", { terug: "//evil.example" });
  expect(elsewhere.headers.get("location")).toBe("/?gedaan=4");
});

test("an act that changed since, of another brand, of another kind or that is missing is not undone", async () => {
  await addHeldQuote(office.db);
  await addHeldMessage(office.db);
  const editor = await office.person();
  await rejected(editor, "quote:1");
  await editor.post("/wachtrij/message:1/vrijgeven");
  const german = await office.person({ platformIds: [2] });
  expect((await german.post("/logboek/1/ongedaan")).status).toBe(404);
  for (const id of ["2", "99", "0", "1x", "-1", "99999999999999999999"])
    expect((await editor.post(`/logboek/${id}/ongedaan`)).status).toBe(404);
  await office.db.deleteFrom("quote_request").execute();
  const changed = await editor.post("/logboek/1/ongedaan");
  expect(changed.status).toBe(409);
  expect(await changed.text()).toContain("Er is sindsdien iets aan veranderd.");
  expect(await acts()).toHaveLength(2);
});

test("an editor of a German account decides in German", async () => {
  await addHeldMessage(office.db, { platform: 2 });
  const editor = await office.person({ platformIds: [2] });
  await office.db.updateTable("user_account").set({ language: "de" }).where("id", "=", editor.accountId).execute();
  const html = await textOf(editor.get("/wachtrij/message:1"));
  for (const shown of ["Freigeben", "Ablehnen", "Worum es geht", "Werbung"]) expect(html).toContain(shown);
  await editor.post("/wachtrij/message:1/afwijzen", { reden: "Werbung" });
  expect(await acts()).toMatchObject([{ reason: "Werbung" }]);
});
