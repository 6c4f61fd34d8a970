import { afterAll, beforeAll, expect, test } from "vitest";
import { testOffice, type OfficeVisitor, type TestOffice } from "../../tests/support/office.ts";
import { passkeyDevice } from "../../tests/support/passkey-device.ts";
import { authenticationOptions, registrationOptions } from "./passkeys.ts";

const PARTY = { id: "beheer.localhost", name: "Uitkijk", origin: "http://beheer.localhost:3000" };
const DRAWS = 500;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

async function optionsOf(browser: OfficeVisitor, path: string): Promise<{ challenge: string }> {
  const text = await (await browser.postJson(`${path}/opties`, {})).text();
  return { challenge: /"challenge":"([\w-]+)"/.exec(text)?.[1] ?? "" };
}

test("each challenge has 32 random bytes, also that of the same account", async () => {
  const account = { id: 1, email: "anna@redactie.example", firstName: "Anna", lastName: "de Vries" };
  const challenges: string[] = [];
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const made = await registrationOptions(office.db, PARTY, account);
    const asked = await authenticationOptions(office.db, PARTY, { accountId: null });
    challenges.push(made.challenge, asked.challenge);
  }
  expect(new Set(challenges).size).toBe(2 * DRAWS);
  expect(new Set(challenges.map((challenge) => Buffer.from(challenge, "base64url").length))).toEqual(new Set([32]));
});

test("a challenge is answered once, also by answers that arrive together", async () => {
  const browser = await office.person();
  const device = passkeyDevice(PARTY.origin);
  const response = device.register(await optionsOf(browser, "/account/passkey"));
  expect((await browser.postJson("/account/passkey", { response, name: "Laptop" })).status).toBe(200);

  const guest = office.visitor();
  const proof = device.prove(await optionsOf(guest, "/inloggen/passkey"));
  const cookie = guest.cookies.get("office-challenge") ?? "";
  const tries = Array.from({ length: 5 }, async () => {
    const tab = office.visitor();
    tab.cookies.set("office-challenge", cookie);
    return (await tab.postJson("/inloggen/passkey", proof)).status;
  });
  const statuses = await Promise.all(tries);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
});

test("options ask for a PIN or a finger, and for a passkey that the device itself knows", async () => {
  const account = { id: 2, email: "bram@redactie.example", firstName: "Bram", lastName: "Bakker" };
  const made = await registrationOptions(office.db, PARTY, account);
  expect(made.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
  expect(Buffer.from(made.user.id, "base64url").toString()).toBe("account-2");
  expect((await authenticationOptions(office.db, PARTY, { accountId: null })).userVerification).toBe("required");
});
