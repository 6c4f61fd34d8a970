import { afterAll, beforeAll, expect, test } from "vitest";
import { giveApp, proveMail } from "../support/office-factors.ts";
import { OFFICE_ORIGIN, testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";
import { passkeyDevice, type PasskeyDevice } from "../support/passkey-device.ts";

const MINUTE_MS = 60_000;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

async function optionsOf(browser: OfficeVisitor, path: string): Promise<{ challenge: string }> {
  const text = await (await browser.postJson(`${path}/opties`, {})).text();
  return { challenge: /"challenge":"([\w-]+)"/.exec(text)?.[1] ?? "" };
}

let people = 0;
/** An editor who has a passkey on a device. */
async function withPasskey(): Promise<{ email: string; accountId: number; device: PasskeyDevice; browser: OfficeVisitor }> {
  people += 1;
  const email = `dirk${people}@redactie.example`;
  const { accountId, ...browser } = await office.person({ email });
  const device = passkeyDevice(OFFICE_ORIGIN);
  const response = device.register(await optionsOf(browser, "/account/passkey"));
  expect((await browser.postJson("/account/passkey", { response, name: "Laptop" })).status).toBe(200);
  return { email, accountId, device, browser };
}

test("a passkey alone logs in, and leads where the login was asked for", async () => {
  const { device } = await withPasskey();
  const browser = office.visitor();
  const proof = device.prove(await optionsOf(browser, "/inloggen/passkey"));
  const answer = await browser.postJson("/inloggen/passkey?naar=/logboek", proof);
  expect([answer.status, await answer.json()]).toEqual([200, { kind: "done", location: "/logboek" }]);
  expect((await browser.get("/")).status).toBe(200);
});

test("an answer counts once, for five minutes, and in the browser that was asked", async () => {
  const { device } = await withPasskey();
  const browser = office.visitor();
  const proof = device.prove(await optionsOf(browser, "/inloggen/passkey"));
  const cookie = browser.cookies.get("office-challenge") ?? "";
  expect((await office.visitor().postJson("/inloggen/passkey", proof)).status).toBe(422);
  expect((await browser.postJson("/inloggen/passkey", proof)).status).toBe(200);
  const again = office.visitor();
  again.cookies.set("office-challenge", cookie);
  expect((await again.postJson("/inloggen/passkey", proof)).status).toBe(422);

  const late = office.visitor();
  const old = device.prove(await optionsOf(late, "/inloggen/passkey"));
  office.advance(5 * MINUTE_MS + 1_000);
  expect((await late.postJson("/inloggen/passkey", old)).status).toBe(422);
});

test("a challenge for a login does not count as a proof, and that of a proof not as a login", async () => {
  const { device, browser } = await withPasskey();
  const forLogin = device.prove(await optionsOf(browser, "/inloggen/passkey"));
  expect((await browser.postJson("/bevestigen/passkey", forLogin)).status).toBe(422);
  const forProof = device.prove(await optionsOf(browser, "/bevestigen/passkey"));
  expect((await browser.postJson("/inloggen/passkey", forProof)).status).toBe(422);
});

test("a passkey is a second factor of its own account, not of another", async () => {
  const anna = await withPasskey();
  const bram = await withPasskey();
  const browser = office.visitor();
  await proveMail(office, browser, anna.email);
  const foreign = bram.device.prove(await optionsOf(browser, "/bevestigen/passkey"));
  expect((await browser.postJson("/bevestigen/passkey", foreign)).status).toBe(422);
  const own = anna.device.prove(await optionsOf(browser, "/bevestigen/passkey"));
  expect(await (await browser.postJson("/bevestigen/passkey?naar=/account", own)).json()).toEqual({ kind: "done", location: "/account" });
  expect((await browser.get("/account")).status).toBe(200);
});

test("before an act, a passkey tells the script to post the form again", async () => {
  const { device, browser } = await withPasskey();
  office.advance(11 * MINUTE_MS);
  expect((await browser.post("/herstelcodes")).status).toBe(403);
  const proof = device.prove(await optionsOf(browser, "/bevestigen/passkey"));
  const answer = await browser.postJson("/bevestigen/passkey?naar=%2Fherstelcodes", { ...proof, isRepeated: true });
  expect(await answer.json()).toEqual({ kind: "repeat", location: "/herstelcodes" });
  expect((await browser.post("/herstelcodes")).status).toBe(303);
});

test("the passkey of a deactivated account does not log in, nor does it activate the account", async () => {
  const { device, accountId } = await withPasskey();
  await office.db.updateTable("user_account").set({ active: false, deactivated_at: new Date() }).where("id", "=", accountId).execute();
  const browser = office.visitor();
  const proof = device.prove(await optionsOf(browser, "/inloggen/passkey"));
  expect((await browser.postJson("/inloggen/passkey", proof)).status).toBe(422);
  const account = await office.db.selectFrom("user_account").select("active").where("id", "=", accountId).executeTakeFirst();
  expect(account).toEqual({ active: false });
});

test("somebody who was deactivated between mail and second factor stays outside", async () => {
  const email = "eva@redactie.example";
  const { accountId } = await office.person({ email });
  const app = await giveApp(office, accountId);
  const browser = office.visitor();
  await proveMail(office, browser, email);
  await office.db.updateTable("user_account").set({ active: false, deactivated_at: new Date() }).where("id", "=", accountId).execute();
  const answer = await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) });
  expect([answer.status, (await browser.get("/")).status]).toEqual([401, 303]);
});

test.each([null, [], "text", { response: {} }, { id: "a", rawId: "a", type: "public-key", response: { signature: 1 } }])(
  "what is no passkey is refused: %j",
  async (json) => {
    const { browser } = await withPasskey();
    await optionsOf(browser, "/inloggen/passkey");
    expect((await browser.postJson("/inloggen/passkey", json)).status).toBe(422);
    expect((await browser.postJson("/bevestigen/passkey", json)).status).toBe(422);
    expect((await browser.postJson("/account/passkey", json)).status).toBe(422);
    expect(office.errors).toEqual([]);
  },
);
