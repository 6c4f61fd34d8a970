import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sharedBrowser } from "../support/browser.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { mailsWith, mailText } from "../support/mailbox.ts";
import { DESKTOP } from "../support/visit.ts";

/** With a database of its own: its first editor is the one of this test. */
let server: FilledServer;
beforeAll(async () => {
  server = await filledServer();
});
afterAll(() => server.stop());

/** A page of the management area in a browser of its own, on a device that can make passkeys. */
async function visitOffice(): Promise<{ page: Page; device: CDPSession; authenticatorId: string; problems: string[] }> {
  const context = await (await sharedBrowser()).newContext({ baseURL: `http://beheer.localhost:${server.port}`, viewport: DESKTOP });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  context.on("weberror", (error) => problems.push(error.error().message));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { page, device, authenticatorId, problems };
}

function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name });
}

/** The code of the newest mail to an address. */
async function mailedCode(email: string): Promise<string> {
  const site = { origin: `http://nl.localhost:${server.port}` };
  await expect.poll(async () => (await mailsWith(site, email)).length).toBeGreaterThan(0);
  const [mail] = await mailsWith(site, email);
  const text = mail ? await mailText(site, mail) : "";
  return /[2-9A-Z]{4} [2-9A-Z]{4}/.exec(text)?.[0] ?? "";
}

test("the first editor makes a passkey, logs in with it alone, and proves with it after a mailed code and before an act", async () => {
  const { page, device, authenticatorId, problems } = await visitOffice();
  await page.goto(/http:\S+\/welkom\/\S+/.exec(server.output())?.[0] ?? "");
  await page.getByLabel("Voornaam").fill("Anna");
  await page.getByLabel("Achternaam").fill("de Vries");
  await page.getByLabel("E-mailadres").fill("anna@redactie.example");
  await page.getByRole("button", { name: "Verder" }).click();
  await heading(page, "Kies hoe je voortaan inlogt").waitFor();
  await page.getByRole("button", { name: "Passkey maken" }).click();
  await heading(page, "Bewaar je herstelcodes").waitFor();
  await page.getByRole("button", { name: "Maak tien herstelcodes" }).click();
  expect(await page.locator("main ol li").count()).toBe(10);
  await page.getByRole("link", { name: "Ik heb ze bewaard" }).click();

  // The device answers the autofill of the mail address by itself.
  const autofill = page.waitForResponse((response) => new URL(response.url()).pathname === "/inloggen/passkey");
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await autofill;
  await heading(page, "Dag Anna").waitFor();
  // In a browser that offers no passkeys at a field, the button does it.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await page.getByRole("button", { name: "Inloggen met een passkey" }).click();
  await heading(page, "Dag Anna").waitFor();
  await page.getByRole("button", { name: "Uitloggen" }).click();

  await page.getByLabel("E-mailadres").fill("anna@redactie.example");
  await page.getByRole("button", { name: "Stuur me een code" }).click();
  await page.getByLabel("Code").fill(await mailedCode("anna@redactie.example"));
  await page.getByRole("button", { name: "Verder" }).click();
  await heading(page, "Bevestig dat jij het bent").waitFor();
  await page.getByRole("button", { name: "Inloggen met een passkey" }).click();
  await page.getByRole("link", { name: "Account" }).click();

  await server.database.pool.query("update session set proved_at = proved_at - interval '11 minutes'");
  await page.getByLabel("Naam van Chrome, Linux").fill("Laptop van Anna");
  await page.getByRole("button", { name: "Hernoemen" }).click();
  await heading(page, "Bevestig dat jij het bent").waitFor();
  await page.getByRole("button", { name: "Inloggen met een passkey" }).click();
  await page.getByLabel("Naam van Laptop van Anna").waitFor();
  expect(await page.getByRole("status").textContent()).toContain("De passkey heeft een andere naam");

  const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials.map(({ rpId, isResidentCredential }) => [rpId, isResidentCredential])).toEqual([["beheer.localhost", true]]);
  // The page that asks for the proof before the new name.
  expect(problems).toEqual(["Failed to load resource: the server responded with a status of 403 (Forbidden)"]);
});
