import { afterAll, beforeAll, expect, test } from "vitest";
import { giveApp } from "../support/office-factors.ts";
import { testOffice, type TestOffice } from "../support/office.ts";

const MINUTE_MS = 60_000;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

test("a step-up can be cancelled, back to where it was asked, also after a wrong code", async () => {
  const { accountId, ...browser } = await office.person();
  await giveApp(office, accountId);
  office.advance(11 * MINUTE_MS);
  const referer = `${office.site.origin}/account?x=1`;
  const asked = await (await browser.post("/herstelcodes", {}, { referer })).text();
  expect(asked).toContain('<a href="/account?x=1">Annuleren</a>');
  const [, action = ""] = /action="(\/bevestigen[^"]*)"/.exec(asked) ?? [];
  const wrong = await browser.post(
    action.replaceAll("&amp;", "&"),
    { "bewijs-app": "000000" },
    { referer: `${office.site.origin}/bevestigen` },
  );
  expect(await wrong.text()).toContain('<a href="/account?x=1">Annuleren</a>');
  const foreign = await (await browser.post("/herstelcodes", {}, { referer: "http://evil.example/x" })).text();
  expect(foreign).toContain('<a href="/">Annuleren</a>');
});

test("after a proof for a download the list is shown again, which says so", async () => {
  const { accountId, ...browser } = await office.person();
  const app = await giveApp(office, accountId);
  office.advance(11 * MINUTE_MS);
  const proved = await browser.post(`/bevestigen?naar=${encodeURIComponent("/berichten/csv?merk=nl")}`, {
    "bewijs-opnieuw": "1",
    "bewijs-app": app(office.site.now()),
  });
  expect([proved.status, proved.headers.get("location")]).toEqual([303, "/berichten?merk=nl&bevestigd=1"]);
  expect(await (await browser.get("/berichten?merk=nl&bevestigd=1")).text()).toContain("Druk nu opnieuw op de knop om te downloaden");
  office.advance(MINUTE_MS);
  const person = await browser.post(`/bevestigen?naar=${encodeURIComponent("/mensen/gegevens/json")}`, {
    "bewijs-opnieuw": "1",
    "bewijs-app": app(office.site.now()),
  });
  expect([person.status, person.headers.get("location")]).toEqual([307, "/mensen/gegevens?bevestigd=1"]);
});

test("a wrong proof before an act keeps what was typed, and a right one posts it", async () => {
  const { accountId, ...browser } = await office.person();
  const app = await giveApp(office, accountId);
  office.advance(11 * MINUTE_MS);
  const asked = await browser.post("/herstelcodes", { typed: "a long text" });
  expect(asked.status).toBe(403);
  const action = "/bevestigen?naar=%2Fherstelcodes";
  const page = await asked.text();
  expect(page).toContain(`action="${action}"`);
  expect(page).toContain('name="bewijs-opnieuw" value="1"');
  const carried = { typed: "a long text", "bewijs-opnieuw": "1" };
  const wrong = await (await browser.post(action, { ...carried, "bewijs-app": "000000" })).text();
  expect(wrong).toContain('name="typed" value="a long text"');
  expect(wrong).toContain('name="bewijs-opnieuw" value="1"');
  const right = await browser.post(action, { ...carried, "bewijs-app": app(office.site.now()) });
  expect([right.status, right.headers.get("location")]).toEqual([307, "/herstelcodes"]);
  expect((await browser.post("/herstelcodes")).status).toBe(303);
});

test("a link from elsewhere to the page of a proof makes no act of it", async () => {
  const colleague = await office.person();
  const { accountId, ...browser } = await office.person();
  const app = await giveApp(office, accountId);
  office.advance(11 * MINUTE_MS);
  const link = `/bevestigen?naar=/mensen/${colleague.accountId}/deactiveren&opnieuw=1&bewijs-opnieuw=1`;
  const page = await (await browser.get(link)).text();
  expect(page).toContain('name="bewijs-app"');
  expect(page).not.toContain('name="bewijs-opnieuw"');
  const action = /action="(\/bevestigen[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const proved = await browser.post(action, { "bewijs-app": app(office.site.now()) });
  expect([proved.status, proved.headers.get("location")]).toEqual([303, `/mensen/${colleague.accountId}/deactiveren`]);
  expect((await colleague.get("/")).status).toBe(200);
});
