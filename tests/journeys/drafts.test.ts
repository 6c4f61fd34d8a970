import { rm, writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DRAFTS } from "../../src/web/islands/has-drafts.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { jpegPicture } from "../support/hostile/pictures.ts";
import { fillIn, MESSAGES, newPerson, valuesIn } from "../support/quote-visitor.ts";
import { openEventForm, openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { waitForHydration, open, visits } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const { slug } = SEARCHES.nl;
const ACTIVITY = `/uitjes/${slug}`;
const CONTACT = ["name", "companyName", "email", "phone", "address", "zipcode", "city"] as const;
const ALL = [...CONTACT, "numberOfPersons", "plannedDate", "description"] as const;

/** A new form loads the code for drafts first, so storing takes a moment. */
async function waitForDraft(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), DRAFTS)).toContain(text);
}

/** Follows a link to another page. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
}

test("a quote form is restored from its draft, the next form gets the contact details, and nothing outlives the tab", async () => {
  const { page, context } = await visit("nl");
  await open(page, ACTIVITY);
  const form = await openQuoteForm(page);
  const person = newPerson();
  await fillIn(form, person);
  await form.locator("[name=gender][value=vrouw]").check({ force: true });
  await waitForDraft(page, person.description.slice(0, 5));
  await goTo(page, "/uitjes");
  await page.goBack();
  await expect.poll(() => valuesIn(form, ALL)).toEqual(person);
  expect(await form.locator("[name=gender][value=vrouw]").isChecked()).toBe(true);
  expect(await form.locator("[name=description]").isVisible()).toBe(true);

  await goTo(page, "/uitjes");
  await page.getByRole("article").getByRole("link").first().click();
  await page.waitForURL(/\/uitjes\/.+/);
  const { numberOfPersons: _persons, plannedDate: _day, description: _remark, ...contact } = person;
  const next = await openQuoteForm(page);
  await expect.poll(() => valuesIn(next, ALL)).toEqual({ ...contact, numberOfPersons: "", plannedDate: "", description: "" });
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });

  await open(page, ACTIVITY);
  await expect.poll(() => valuesIn(form, ["description"])).toEqual({ description: person.description });
  await form.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: MESSAGES.nl.thanks }).waitFor();
  await open(page, ACTIVITY);
  await expect.poll(() => valuesIn(form, ["name", "description"])).toEqual({ name: person.name, description: "" });
});

test("a telephone number that is corrected in one request is corrected in all others", async () => {
  const { page } = await visit("nl");
  const phoneOf = async (path: string) => {
    await open(page, path);
    return (await openQuoteForm(page)).locator("[name=phone]");
  };
  await page.goto("/uitjes");
  const others = await page
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const other = others.find((path) => path !== ACTIVITY) ?? "";
  await (await phoneOf(ACTIVITY)).fill("06-1234");
  await waitForDraft(page, "06-1234");
  const carried = await phoneOf(other);
  await expect.poll(() => carried.inputValue()).toBe("06-1234");
  await page.locator("#offerte [name=numberOfPersons]").fill("20");
  await waitForDraft(page, other);
  await (await phoneOf(ACTIVITY)).fill("0612345678");
  await waitForDraft(page, "0612345678");
  const corrected = await phoneOf(other);
  await expect.poll(() => corrected.inputValue()).toBe("0612345678");
});

test("text typed before hydration stays, and the other fields come from the draft", async () => {
  const { page } = await newVisit("nl");
  await open(page, ACTIVITY);
  await fillIn(await openQuoteForm(page), { name: "Anna", companyName: "De Korenbloem" });
  await waitForDraft(page, "De Korenbloem");
  const letCome = await holdRequests(page, SCRIPTS);
  await page.goto(ACTIVITY, { waitUntil: "commit" });
  const form = page.locator("#offerte");
  await form.locator("[name=name]").fill("Bram");
  letCome();
  await waitForHydration(page);
  await expect.poll(() => valuesIn(form, ["name", "companyName"])).toEqual({ name: "Bram", companyName: "De Korenbloem" });
});

test("a question and a newsletter form have drafts too, with the contact details", async () => {
  const { page } = await visit("nl");
  await open(page, "/helpdesk");
  const question = page.locator("#vraag");
  await fillIn(question, { name: "Anna", email: "anna@korenbloem.example", description: "Mag de hond mee?" });
  await waitForDraft(page, "Mag de hond mee?");
  await open(page, "/nieuwsbrief");
  await expect
    .poll(() => valuesIn(page.locator("#aanmelden"), ["name", "email"]))
    .toEqual({ name: "Anna", email: "anna@korenbloem.example" });
  await page.locator("#aanmelden [name=name]").fill("Anna de Vries");
  await waitForDraft(page, "Anna de Vries");
  await open(page, "/helpdesk");
  await expect.poll(() => valuesIn(question, ["name", "description"])).toEqual({ name: "Anna", description: "Mag de hond mee?" });
});

test("the draft of an event has its picture, and its IBAN is stored nowhere", async () => {
  const { page } = await visit("kids");
  const folder = await mkdtemp(join(tmpdir(), "uitkijk-draft-"));
  const picture = join(folder, "wip.jpg");
  await writeFile(picture, await jpegPicture({ width: 640, height: 400 }));
  const form = await openEventForm(page);
  const typed = { title: "Open dag", startDate: "2030-06-18", address: "Wipstraat 12", iban: "NL91 ABNA 0417 1643 00" };
  for (const [field, value] of Object.entries(typed)) await form.locator(`[name=${field}]`).fill(value);
  await form.locator("[name=province]").selectOption("Utrecht");
  await form.locator("#event-media").setInputFiles(picture);
  await form.getByText("Toegevoegd").first().waitFor();
  const mediaId = await form.locator("[name=mediaId]").inputValue();
  await rm(folder, { recursive: true });
  await waitForDraft(page, mediaId);

  await goTo(page, "/uitjes");
  await page.goBack();
  const kept = { ...typed, iban: "", province: "Utrecht", mediaId };
  await expect.poll(() => valuesIn(form, Object.keys(kept))).toEqual(kept);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/NL91|0417/);
});
