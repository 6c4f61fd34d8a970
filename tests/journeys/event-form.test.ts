import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { jpegPicture } from "../support/hostile/pictures.ts";
import { mailsWith } from "../support/mailbox.ts";
import { openEventForm } from "../support/screens.ts";
import { PHONE, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const WIDTHS = [PHONE, { width: 1280, height: 900 }];
const MAILS_WITHIN_MS = 5_000;
const UPLOADS = "/api/public/media/image";
const REQUIRED = [
  ...["Vul een titel in", "Vul een beschrijving in", "Vul een startdatum in", "Vul een website in", "Voeg een afbeelding toe"],
  ...["Vul een straat en huisnummer in", "Vul een postcode in", "Vul een stad in", "Vul een provincie in"],
  ...["Vul een naam in", "Vul een email in", "Vul een IBAN in"],
];

let folder: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-event-"));
  picture = join(folder, "wip.jpg");
  await writeFile(picture, await jpegPicture({ width: 640, height: 400 }));
});

afterAll(async () => rm(folder, { recursive: true }));

/** A unique event, to find its mails. */
function newEvent() {
  const number = Math.random().toString(36).slice(2, 8);
  return {
    title: `Open dag ${number}`,
    description: "Alle toestellen doen mee,\nen er is taart.",
    startDate: `${new Date().getFullYear() + 1}-06-18`,
    website: "www.dewip.example",
    address: "Wipstraat 12",
    zipcode: "3511 AB",
    city: "Utrecht",
    name: "Noor Bakker",
    email: `noor.${number}@dewip.example`,
    iban: "NL91 ABNA 0417 1643 00",
  };
}

async function fillIn(form: Locator, event: ReturnType<typeof newEvent>): Promise<void> {
  for (const [field, value] of Object.entries(event)) await form.locator(`[name=${field}]`).fill(value);
  await form.locator("[name=province]").selectOption("Utrecht");
}

const errorsOf = (form: Locator) => form.getByRole("alert").first().getByRole("link").allInnerTexts();

/** Expects the mail to the platform and the confirmation, once each. */
async function expectMails(visitor: Visit, { title, email }: { title: string; email: string }): Promise<void> {
  const { brand } = visitor;
  const mails = async () => (await mailsWith(visitor, title, email)).map(({ subject, about }) => `${subject} ${about}`);
  await expect.poll(mails, { timeout: MAILS_WITHIN_MS }).toHaveLength(2);
  const [first = "", second = ""] = (await mails()).toSorted();
  expect(first).toContain(`Je evenement voor de agenda van ${brand.name}`);
  expect(first).toContain(email);
  expect(second).toContain(`Nieuw evenement: ${title}`);
  expect(second).toContain(brand.email);
}

/** Drops a file on the form. */
async function drop(page: Page, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    transfer.items.add(new File([content], "wip.jpg", { type: "image/jpeg" }));
    return transfer;
  }, bytes.toString("base64"));
  for (const type of ["dragenter", "dragover", "drop"]) await page.locator("#event-media").dispatchEvent(type, { dataTransfer: data });
}

describe.each(dailyOf(WIDTHS, [PHONE]))("at $width px", EVERY_CASE, (viewport) => {
  test("a visitor presses the button, which disappears, and submits an event with a dropped picture", async () => {
    const visitor = await visit("kids", { viewport });
    const { page, words } = visitor;
    const form = await openEventForm(page);
    expect(await form.locator("summary").isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.eventForm.title);

    const event = newEvent();
    await form.locator("[name=title]").focus();
    await form.locator("button[type=submit]").click();
    await expect.poll(() => errorsOf(form)).toEqual(REQUIRED);
    await fillIn(form, { ...event, iban: "NL91 ABNA 0417 1643 01" });
    await drop(page, await jpegPicture({ width: 640, height: 400, seed: 2 }));
    await form.getByText("Toegevoegd").first().waitFor();
    await form.locator("button[type=submit]").click();
    await expect.poll(() => errorsOf(form)).toEqual(["IBAN is niet geldig"]);
    await form.locator("[name=iban]").fill(event.iban);
    await form.locator("button[type=submit]").click();
    await form.getByRole("heading", { name: words.eventForm.thanks }).waitFor();
    await expectMails(visitor, event);
  });
});

test("when the connection fails the picture and the form show an error, and later both are sent once", async () => {
  const visitor = await visit("kids", { expectsFailures: true });
  const { page, context, words } = visitor;
  const logged: string[] = [];
  context.on("console", (message) => message.type() === "error" && logged.push(message.location().url));
  const form = await openEventForm(page);
  const event = newEvent();
  await fillIn(form, event);
  await page.route(`**${UPLOADS}`, (route) => route.abort());
  await form.locator("#event-media").setInputFiles(picture);
  await form.getByRole("alert").getByText("De foto kon niet worden verstuurd.").waitFor();
  expect(await form.locator("[name=mediaId]").inputValue()).toBe("");
  expect(logged).toEqual([expect.stringContaining(UPLOADS)]);
  await page.unroute(`**${UPLOADS}`);
  await form.getByRole("button", { name: words.upload.retry }).click();
  await form.getByText("Toegevoegd").first().waitFor();
  await page.route("**/adverteren", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await form.locator("button[type=submit]").click();
  await form.getByText(words.eventForm.failure).waitFor();
  expect(await form.locator("[name=iban]").inputValue()).toBe(event.iban);
  await page.unroute("**/adverteren");
  await form.locator("button[type=submit]").click();
  await form.getByRole("heading", { name: words.eventForm.thanks }).waitFor();
  await expectMails(visitor, event);
});

test("a picture that is chosen before hydration is uploaded afterwards", LONG_RUN, async () => {
  const { page } = await newVisit("kids");
  const letCome = await holdRequests(page, SCRIPTS);
  await page.goto("/adverteren", { waitUntil: "commit" });
  const form = page.locator("#evenement");
  await form.locator("summary").click();
  await form.locator("#event-media").setInputFiles(picture);
  letCome();
  await form.getByText("Toegevoegd").first().waitFor();
  expect(await form.locator("[name=mediaId]").inputValue()).toMatch(/^\d+$/);
});
