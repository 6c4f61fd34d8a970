import { afterAll, beforeAll, expect, test } from "vitest";
import { addActivity } from "../support/fixtures.ts";
import { startMailerLite, type FakeMailerLite } from "../support/mailerlite.ts";
import { messageOf, quoteRequestFor, subscriptionOf } from "../support/office-submissions.ts";
import { testJobs } from "../support/jobs.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

const MINUTE_MS = 60_000;
const ADDRESS = "anna@korenbloem.example";

let office: TestOffice;
let service: FakeMailerLite;
let activityId: number;
beforeAll(async () => {
  service = await startMailerLite();
  office = await testOffice({ hasMailService: true });
  activityId = await addActivity(office.db, {});
});
afterAll(async () => {
  await office.close();
  await service.stop();
});

test("an address shows how much is held of it, in no address of a page", async () => {
  await quoteRequestFor(office.db, activityId);
  await subscriptionOf(office.db);
  const editor = await office.editor();
  expect((await editor.get("/mensen/gegevens")).status).toBe(200);
  const html = await (await editor.post("/mensen/gegevens", { adres: " Anna@Korenbloem.example " })).text();
  expect(html).toContain(`Wat we bewaren van ${ADDRESS}`);
  expect(html).toContain("offerteaanvragen</dt><dd>1</dd>");
  expect(html).toContain("aanmeldingen nieuwsbrief</dt><dd>1</dd>");
  const wrong = await editor.post("/mensen/gegevens", { adres: "geen adres" });
  expect([wrong.status, (await wrong.text()).includes('value="geen adres"')]).toEqual([422, true]);
});

test("a page leads here with the address only after it was revealed", async () => {
  const id = await messageOf(office.db);
  const editor = await office.editor();
  const masked = await (await editor.get(`/berichten/${id}`)).text();
  expect(masked).toContain('<a href="/mensen/gegevens">Verwijder deze persoon</a>');
  await editor.post(`/berichten/${id}/toon`);
  expect(await (await editor.get(`/berichten/${id}`)).text()).toContain('name="adres" value="bram@zeilmakerij.example"');
});

test("the download holds everything, and the log a masked address", async () => {
  const anna = await office.person();
  const answer = await anna.post("/mensen/gegevens/json", { adres: ADDRESS });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="persoon.json"');
  expect(await answer.json()).toMatchObject({ address: ADDRESS, tables: { quote_request: [{ name: "Cornelia Vermeer" }] } });
  const acts = await office.db.selectFrom("audit").select(["action", "changes"]).where("actor_id", "=", anna.accountId).execute();
  expect(acts).toEqual([{ action: "privacy.export", changes: { address: [null, "an…@korenbloem.example"] } }]);
});

test("nothing is erased while the address was not typed again", async () => {
  await quoteRequestFor(office.db, activityId);
  const anna = await office.person();
  const other = await anna.post("/mensen/gegevens/wissen", { adres: ADDRESS, nogmaals: "bram@zeilmakerij.example" });
  expect([other.status, (await other.text()).includes("Er is niets gewist")]).toEqual([422, true]);
  expect(await held()).toBeGreaterThan(0);
  expect(await office.db.selectFrom("audit").select("id").where("actor_id", "=", anna.accountId).execute()).toEqual([]);
});

test("nobody erases their own account, or that of the last editor who can log in", async () => {
  const last = "laatste@redactie.example";
  const { accountId } = await office.person({ email: last });
  const me = await office.person({ email: "ik@redactie.example" });
  const own = await me.post("/mensen/gegevens/wissen", { adres: "ik@redactie.example", nogmaals: "IK@redactie.example" });
  const html = await own.text();
  expect([own.status, html.includes("je eigen account"), html.includes('value="IK@redactie.example"')]).toEqual([422, true, true]);

  const trial = await office.editor();
  await office.db
    .updateTable("user_account")
    .set({ active: false, deactivated_at: new Date() })
    .where("id", "<>", accountId)
    .where("demo", "=", false)
    .execute();
  const refused = await trial.post("/mensen/gegevens/wissen", { adres: last, nogmaals: last });
  expect([refused.status, (await refused.text()).includes("laatste redacteur die kan inloggen")]).toEqual([422, true]);
  expect(await office.db.selectFrom("user_account").select("id").where("email", "=", last).execute()).toHaveLength(1);
});

test("a person is erased here and in the mail service, with one line of the log", async () => {
  await quoteRequestFor(office.db, activityId);
  service.subscribers.set("1", { id: "1", email: ADDRESS, name: "Cornelia", status: "active", groups: [] });
  const anna = await office.person();
  const erased = await anna.post("/mensen/gegevens/wissen", { adres: ADDRESS, nogmaals: ADDRESS.toUpperCase() });
  const result = erased.headers.get("location") ?? "";
  expect([erased.status, result]).toEqual([303, expect.stringMatching(/^\/mensen\/gegevens\/gewist\?gedaan=\d+$/)]);
  await expect(page(anna, result)).resolves.toContain("nog niet klaar met vergeten");
  const jobs = await testJobs(office.database, { mailerLite: service });
  await expect.poll(() => page(anna, result), { timeout: 10_000, interval: 100 }).toContain("is het adres vergeten");
  await jobs.stop();
  for (const _load of ["first", "again"]) {
    const html = await (await anna.get(result)).text();
    for (const part of ["Gewist van an…@korenbloem.example", "offerteaanvragen</dt><dd>"]) expect(html).toContain(part);
    expect(html).not.toContain(ADDRESS);
  }
  expect(await held()).toBe(0);
  expect(service.asked).toContain("POST /subscribers/1/forget");
  expect(await page(anna, "/logboek")).not.toContain("forgetJob");
  const acts = await office.db.selectFrom("audit").select(["action", "changes"]).where("actor_id", "=", anna.accountId).execute();
  expect(acts).toMatchObject([{ action: "privacy.erase", changes: { address: ["an…@korenbloem.example", null] } }]);

  const again = await anna.post("/mensen/gegevens/wissen", { adres: ADDRESS, nogmaals: ADDRESS });
  expect(await (await anna.get(again.headers.get("location") ?? "")).text()).toContain("Er was niets meer te wissen.");
  const [first] = await office.db.selectFrom("audit").select("changes").where("actor_id", "=", anna.accountId).orderBy("id").execute();
  expect(first).toEqual({ changes: acts[0]?.changes });
  expect((await anna.get("/mensen/gegevens/gewist")).headers.get("location")).toBe("/mensen/gegevens");
});

test("an editor who is erased leaves no login in the log, and colleagues with an alike address keep theirs", async () => {
  const anna = await office.person();
  for (const email of ["petra@redactie.example", "peter@redactie.example"]) {
    await office.person({ email });
    await office.visitor().post("/inloggen", { email });
  }
  const asked = () => office.db.selectFrom("audit").select("changes").where("action", "=", "login.asked").execute();
  expect(await asked()).toHaveLength(2);
  await anna.post("/mensen/gegevens/wissen", { adres: "petra@redactie.example", nogmaals: "petra@redactie.example" });
  expect(await asked()).toEqual([{ changes: { address: [null, "pe…@redactie.example"] } }]);
});

test("all of it asks for a recent proof, and an editor of some brands does not get it", async () => {
  const anna = await office.person();
  office.advance(11 * MINUTE_MS);
  expect((await anna.get("/mensen/gegevens")).headers.get("location")).toBe("/bevestigen?naar=%2Fmensen%2Fgegevens");
  for (const path of ["/mensen/gegevens", "/mensen/gegevens/json", "/mensen/gegevens/wissen"]) {
    expect([path, (await anna.post(path, { adres: ADDRESS, nogmaals: ADDRESS })).status]).toEqual([path, 403]);
  }
  office.advance(-11 * MINUTE_MS);
  const other = await office.person({ platformIds: [1] });
  expect((await other.get("/mensen/gegevens")).status).toBe(404);
  for (const path of ["/mensen/gegevens", "/mensen/gegevens/json", "/mensen/gegevens/wissen"]) {
    expect([path, (await other.post(path, { adres: ADDRESS, nogmaals: ADDRESS })).status]).toEqual([path, 404]);
  }
});

async function page(visitor: OfficeVisitor, path: string): Promise<string> {
  return (await visitor.get(path)).text();
}

async function held(): Promise<number> {
  return (await office.db.selectFrom("quote_request").select("id").where("email", "=", ADDRESS).execute()).length;
}
