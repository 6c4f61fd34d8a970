import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { queueMail } from "../../src/mail/queue-mail.ts";
import { addEventRequest } from "../support/events.ts";
import { addActivity, addPlatform } from "../support/fixtures.ts";
import { giveApp } from "../support/office-factors.ts";
import { subscriptionOf } from "../support/office-submissions.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

let office: TestOffice;
let editor: OfficeVisitor;
let german: OfficeVisitor;
let activity: number;

beforeAll(async () => {
  office = await testOffice();
  for (const id of [1, 2, 3]) await addPlatform(office.db, id);
  activity = await addActivity(office.db, { title: "Kanoën op de Linge", contact_email: "info@peddel.example" });
  editor = await office.editor();
  german = await office.person({ platformIds: [2] });
});
afterAll(() => office.close());

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(office.db);
});

/** A quote request whose mail failed all attempts; returns the id of the job. */
async function deadMail({ origin = "http://nl.localhost:3000", attempts = 48, isToProvider = false } = {}): Promise<number> {
  const { id } = await office.db
    .insertInto("quote_request")
    .values({
      activity_id: activity,
      ...{ name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678", company_name: "De Korenbloem" },
      ...{ reference: null, number_of_persons: 20, planned_date: "2027-06-18" },
      ...{ address: "Dorpsstraat 1", zipcode: "3511 AB", city: "Utrecht" },
      description: "Bel <script>alert(1)</script> op 06 1234 5678",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const job = { quoteRequestId: id, origin };
  if (isToProvider) await queueMail(office.db, { mail: "quote-to-provider", ...job, recipient: { kind: "activity" } });
  else await queueMail(office.db, { mail: "quote-to-visitor", ...job });
  return fail(attempts);
}

/** Lets the newest job fail; returns its id. */
async function fail(attempts = 48): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update graphile_worker._private_jobs
    set attempts = ${attempts}, last_error = 'refused: 550 <anna@korenbloem.example> unknown', run_at = now() + interval '2 hours'
    where id = (select max(id) from graphile_worker._private_jobs)
    returning id`.execute(office.db);
  return rows[0]?.id ?? 0;
}

const acts = (action: string) => office.db.selectFrom("audit").selectAll().where("action", "=", action).orderBy("id").execute();

test("without failed mails the list says that all post is delivered", async () => {
  const response = await editor.get("/post");
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("Er is geen onbestelde post.");
  expect(page).not.toContain('action="/post/opnieuw"');
});

test("an editor sees what failed in words, the dead first, without the address of anybody", async () => {
  const waiting = await deadMail({ attempts: 3 });
  const dead = await deadMail();
  const page = await (await editor.get("/post")).text();
  expect(page.indexOf(`/post/${dead}"`)).toBeGreaterThan(0);
  expect(page.indexOf(`/post/${dead}"`)).toBeLessThan(page.indexOf(`/post/${waiting}"`));
  expect(page).toContain("Bevestiging van offerteaanvraag");
  expect(page).toContain("an…@korenbloem.example");
  expect(page).not.toContain("anna@korenbloem.example");
  const filtered = await (await editor.get("/post?staat=waiting&soort=quote-to-visitor&merk=nl")).text();
  expect(filtered).not.toContain(`/post/${dead}"`);
  expect(filtered).toContain(`/post/${waiting}"`);
});

test("a mail is shown as it would be sent, masked, in a frame that runs nothing", async () => {
  const id = await deadMail({ isToProvider: true });
  const page = await (await editor.get(`/post/${id}`)).text();
  expect(page).toContain("in…@peddel.example");
  expect(page).toContain(`<iframe`);
  expect(page).toContain(`sandbox="" src="/post/${id}/voorbeeld"`);
  expect(page).not.toMatch(/anna@korenbloem|1234 5678|Vries/);
  expect(page).toMatch(/<a href="\/offerteaanvragen\/\d+">offerteaanvraag \d+<\/a>/);
  const preview = await editor.get(`/post/${id}/voorbeeld`);
  expect(preview.headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox$/);
  expect(preview.headers.get("cache-control")).toBe("no-store");
  const html = await preview.text();
  expect(html).toContain("Kanoën op de Linge");
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toMatch(/<script|anna@korenbloem|1234 5678|Vries|Dorpsstraat|3511 AB/);
  for (const shown of ["A. d. V.", "an…@korenbloem.example", "••• 78", "Utrecht"]) expect(html).toContain(shown);
});

test("people in a mail are shown after a line in the log, to the editor who revealed them, for a quarter of an hour", async () => {
  const id = await deadMail({ isToProvider: true });
  const anna = await office.person();
  const shown = async (who: OfficeVisitor = anna) =>
    Promise.all([`/post/${id}`, `/post/${id}/voorbeeld`].map(async (path) => (await who.get(path)).text()));
  for (const html of await shown()) expect(html).not.toMatch(/anna@korenbloem|1234 5678|info@peddel/);
  const revealed = await anna.post(`/post/${id}/toon`);
  expect(revealed.headers.get("location")).toMatch(new RegExp(`^/post/${id}\\?gedaan=\\d+$`));
  const [page, preview] = await shown();
  expect(page).toContain("info@peddel.example");
  expect(page).toContain("Zichtbaar voor jou tot");
  for (const fact of ["Anna de Vries", "anna@korenbloem.example", "06 1234 5678", "Dorpsstraat 1", "3511 AB"])
    expect(preview).toContain(fact);
  expect(preview).not.toContain("<script");
  for (const html of await shown(editor)) expect(html).not.toMatch(/anna@korenbloem|1234 5678|info@peddel/);
  expect(await acts("mails.reveal")).toMatchObject([{ actor_id: anna.accountId, subject_id: id, platform_id: 1, changes: {} }]);
  office.advance(16 * 60_000);
  for (const html of await shown()) expect(html).not.toMatch(/anna@korenbloem|1234 5678|info@peddel/);
  office.advance(-16 * 60_000);
});

test("links of a revealed mail stay unsigned: an editor cannot confirm for a reader", async () => {
  const subscription = await subscriptionOf(office.db, { email: "lezer@linge.example", confirmed_at: null });
  const job = { subscriptionId: subscription, askedAt: new Date().toISOString(), origin: "http://nl.localhost:3000" };
  await queueMail(office.db, { mail: "newsletter-confirm", ...job });
  const id = await fail();
  await editor.post(`/post/${id}/toon`);
  const preview = await (await editor.get(`/post/${id}/voorbeeld`)).text();
  expect(preview).toContain("/nieuwsbrief/bevestigen?t=voorbeeld");
  expect(await (await editor.get(`/post/${id}`)).text()).toContain("lezer@linge.example");
});

test("a mail about an event hides the place and the sender, as the page of the event does", async () => {
  const row = { name: "Anna de Vries", email: "anna@korenbloem.example", address: "Dorpsstraat 1", zipcode: "3511 AB" };
  const eventRequestId = await addEventRequest(office.db, { platform_id: 1, ...row });
  await queueMail(office.db, { mail: "event-to-platform", eventRequestId, origin: "http://nl.localhost:3000" });
  const id = await fail();
  const html = async () => (await editor.get(`/post/${id}/voorbeeld`)).text();
  expect(await html()).not.toMatch(/Vries|anna@|Dorpsstraat|3511 AB/);
  await editor.post(`/post/${id}/toon`);
  for (const fact of Object.values(row)) expect(await html()).toContain(fact);
});

test("known errors are said in words, with what the server wrote below them", async () => {
  const id = await deadMail();
  await sql`update graphile_worker._private_jobs
    set last_error = 'The mail server refuses the address for good: 550 5.1.1 no such user' where id = ${id}`.execute(office.db);
  expect(await (await editor.get("/post")).text()).toContain("De mailserver weigert dit adres voorgoed.");
  const page = await (await editor.get(`/post/${id}`)).text();
  expect(page).toContain("De mailserver weigert dit adres voorgoed.");
  expect(page).toContain("550 5.1.1 no such user");
});

test("a mail with a login code or an invitation is never shown, only that it failed", async () => {
  await queueMail(office.db, { mail: "office-login", token: "abc", sealed: "geheim", origin: "http://beheer.localhost:3000" });
  const id = await fail();
  const page = await (await editor.get(`/post/${id}`)).text();
  expect(page).toContain("Die leest alleen wie hem krijgt.");
  expect(page).not.toMatch(/geheim|iframe/);
  expect((await editor.get(`/post/${id}/voorbeeld`)).status).toBe(404);
  expect(page).not.toContain(`/post/${id}/toon`);
  expect((await editor.post(`/post/${id}/toon`)).status).toBe(404);
  expect((await acts("mails.reveal")).filter(({ subject_id }) => subject_id === id)).toEqual([]);
  expect((await german.get(`/post/${id}`)).status).toBe(404);
});

test("a mail that never was is missing, whatever its number", async () => {
  for (const id of [99_999, 99_999_999_999]) {
    expect((await editor.get(`/post/${id}`)).status).toBe(404);
    expect((await editor.post(`/post/${id}/toon`)).status).toBe(404);
  }
});

test("a mail about something that is gone says that nothing would be sent", async () => {
  await queueMail(office.db, { mail: "quote-to-visitor", quoteRequestId: 99_999, origin: "http://nl.localhost:3000" });
  expect(await (await editor.get(`/post/${await fail()}`)).text()).toContain("Opnieuw proberen stuurt niets");
});

test("an editor retries a mail: it leaves the list, and the page and the log say so", async () => {
  const id = await deadMail();
  const retried = await editor.post(`/post/${id}/opnieuw`);
  expect(retried.status).toBe(303);
  const location = retried.headers.get("location") ?? "";
  expect(location).toMatch(/^\/post\?gedaan=\d+$/);
  expect(await (await editor.get(location)).text()).toContain("De mail wordt nu opnieuw geprobeerd");
  expect((await editor.get(`/post/${id}`)).status).toBe(404);
  expect((await editor.post(`/post/${id}/opnieuw`)).status).toBe(404);
  expect((await acts("mails.retry")).filter(({ subject_id }) => subject_id === id)).toMatchObject([
    { actor_kind: "ADMIN", platform_id: 1 },
  ]);
});

test("all mails of a filter are retried at once, unless their number changed since the page was shown", async () => {
  const ids = [await deadMail(), await deadMail()];
  const other = await deadMail({ origin: "http://de.localhost:3000" });
  expect(await (await editor.get("/post?merk=nl")).text()).toContain("Probeer alle 2 opnieuw");
  const refused = await editor.post("/post/opnieuw", { adres: "/post?merk=nl", aantal: "1" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Het aantal is intussen veranderd: het zijn er nu 2.");
  const retried = await editor.post("/post/opnieuw", { adres: "/post?merk=nl", aantal: "2" });
  expect(retried.headers.get("location")).toMatch(/^\/post\?merk=nl&gedaan=\d+$/);
  const lines = (await acts("mails.retry")).filter(({ batch }) => batch !== null);
  expect(lines.map(({ subject_id }) => subject_id)).toEqual(ids);
  expect(new Set(lines.map(({ batch }) => batch)).size).toBe(1);
  expect((await editor.get(`/post/${other}`)).status).toBe(200);
});

test("more than fifty mails at once need a recent proof, after which they are retried", async () => {
  const { accountId, ...colleague } = await office.person();
  const app = await giveApp(office, accountId);
  const proved_at = new Date(Date.now() - 11 * 60_000);
  await office.db.updateTable("session").set({ proved_at }).where("user_account_id", "=", accountId).execute();
  for (let mail = 0; mail < 51; mail += 1) await deadMail({ origin: "http://kids.localhost:3000" });
  const all = { adres: "/post?merk=kids", aantal: "51" };
  const asked = await colleague.post("/post/opnieuw", all);
  expect([asked.status, await asked.text()]).toEqual([403, expect.stringContaining('name="aantal" value="51"')]);
  const proof = { ...all, "bewijs-opnieuw": "1", "bewijs-app": app(office.site.now()) };
  const proved = await colleague.post("/bevestigen?naar=/post/opnieuw", proof);
  expect([proved.status, proved.headers.get("location")]).toEqual([307, "/post/opnieuw"]);
  expect((await colleague.post("/post/opnieuw", all)).headers.get("location")).toMatch(/^\/post\?merk=kids&gedaan=\d+$/);
});

test("giving a mail up needs a reason, and what was typed stays", async () => {
  const id = await deadMail();
  expect((await editor.post(`/post/${id}/weg`, { reden: " " })).status).toBe(422);
  const long = await editor.post(`/post/${id}/weg`, { reden: `Gebeld. ${"x".repeat(500)}` });
  expect(long.status).toBe(422);
  expect(await long.text()).toContain("Gebeld. xxx");
  const dropped = await editor.post(`/post/${id}/weg`, { reden: "Adres bestaat niet, gebeld." });
  expect(dropped.status).toBe(303);
  expect((await editor.get(`/post/${id}`)).status).toBe(404);
  expect(await acts("mails.drop")).toMatchObject([{ subject_id: id, reason: "Adres bestaat niet, gebeld." }]);
});

test("a waiting mail is not given up", async () => {
  const id = await deadMail({ attempts: 3 });
  expect(await (await editor.get(`/post/${id}`)).text()).not.toContain(`/post/${id}/weg`);
  expect((await editor.post(`/post/${id}/weg`, { reden: "Klaar" })).status).toBe(409);
});

test("a mail of another brand is answered as one that is missing", async () => {
  const id = await deadMail();
  expect(await (await german.get("/post")).text()).not.toContain(`/post/${id}"`);
  const missing = await (await german.get("/post/999999")).text();
  const bare = (page: string) => page.replaceAll(/nonce[^ >]*/g, "").replaceAll(/content="[^"]*"/g, "");
  expect(bare(await (await german.get(`/post/${id}`)).text())).toBe(bare(missing));
  for (const path of [`/post/${id}/opnieuw`, `/post/${id}/weg`]) expect((await german.post(path, { reden: "Klaar" })).status).toBe(404);
  expect((await german.get(`/post/${id}/voorbeeld`)).status).toBe(404);
  for (const path of ["/post/0", "/post/x", "/post/-1", "/post/1e3", "/post/opnieuw"]) expect((await editor.get(path)).status).toBe(404);
  expect(office.errors).toEqual([]);
});

test("the start screen counts dead mails of the editor's brands, and leads to them", async () => {
  await deadMail();
  await deadMail();
  await deadMail({ attempts: 3 });
  const start = await (await editor.get("/")).text();
  expect(start).toMatch(/href="\/post\?staat=dead"><b>2<\/b><span>Gestopte mails<\/span><small>oudste zojuist/);
  expect(await (await german.get("/")).text()).not.toContain("/post?staat=dead");
});
