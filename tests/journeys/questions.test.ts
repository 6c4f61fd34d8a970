import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { mailsWith } from "../support/mailbox.ts";
import { fillIn, valuesIn } from "../support/quote-visitor.ts";
import { open, visits, type Visit } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const newVisit = visits();
const MAILS_WITHIN_MS = 5_000;

const PAGES = [
  ["nl", "/helpdesk"],
  ["be", "/adverteren"],
  ["de", "/helpdesk"],
  ["kids", "/adverteren"],
] as const;

/** A unique person, to find their mails. */
function newPerson() {
  const number = Math.random().toString(36).slice(2, 8);
  return {
    name: `Bram Smit ${number}`,
    companyName: "Zeilmakerij Smit",
    email: `bram.${number}@zeilmakerij.example`,
    phone: "030 123 45 67",
    description: "Kan de hond mee?\nEn een tweede?",
  };
}

/** URLs of the pages, to which their forms post. */
const POSTED = /\/(helpdesk|adverteren)(\?|$)/;
const formOf = (page: Page): Locator => page.locator("#vraag");
const buttonOf = (page: Page): Locator => formOf(page).locator("button[type=submit]");

/** Delays the posts of the form until `release`. */
async function holdPosts(page: Page): Promise<{ release(): void; posts(): number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route(POSTED, async (route: Route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    await promise;
    return route.continue();
  });
  return { release: resolve, posts: () => posts };
}

/** Focuses the form, and waits until its rules have loaded: a form sent before that is validated by the server. */
async function waitForRules(page: Page): Promise<void> {
  const rules = page.waitForResponse(/\/contact-form-[^/]*\.js$/);
  await formOf(page).locator("[name=name]").focus();
  const url = (await rules).url();
  await page.evaluate(`import(${JSON.stringify(url)}).then(() => {})`);
}

/** The submission keys of all posts from now on. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(new URLSearchParams(request.postData() ?? "").get("submission_key") ?? "");
  });
  return keys;
}

describe.for(dailyOf(PAGES, PAGES.slice(2)))("on %s, the form of %s", EVERY_CASE, ([key, path]) => {
  test("shows 'sent' before the response, confirms after it, and both mails follow", async () => {
    const visitor = await visit(key);
    const { page, words } = visitor;
    await open(page, path);
    const person = newPerson();
    await fillIn(formOf(page), person);
    const held = await holdPosts(page);
    await buttonOf(page).click();
    await expect.poll(() => buttonOf(page).innerText()).toBe(words.faqForm.sent);
    expect(await buttonOf(page).isDisabled()).toBe(true);
    expect(await formOf(page).getByText(words.faqForm.confirmation).count()).toBe(0);
    held.release();
    await formOf(page).getByText(words.faqForm.confirmation).waitFor();
    expect(await buttonOf(page).isDisabled()).toBe(true);
    await expectMails(visitor, person, path);
  });
});

async function expectMails(visitor: Visit, { name, email }: ReturnType<typeof newPerson>, path: string) {
  const { brand, words } = visitor;
  const mails = () => mailsWith(visitor, name, email);
  await expect.poll(mails, { timeout: MAILS_WITHIN_MS }).toHaveLength(2);
  const kind = path === "/helpdesk" ? "question" : "ad";
  const { contactToPlatform, contactToVisitor } = words.mail;
  const found = (await mails()).map(({ subject, about }) => [subject, about.split(" to ")[1]]);
  expect(found.toSorted()).toEqual(
    [
      [contactToPlatform[kind].subject(name), kind === "question" ? brand.email : brand.salesEmail],
      [contactToVisitor[kind].subject, email],
    ].toSorted(),
  );
}

test("a form that the browser refuses is not sent, and shows its errors in German", async () => {
  const { page } = await visit("de");
  await open(page, "/helpdesk");
  const held = await holdPosts(page);
  await waitForRules(page);
  await fillIn(formOf(page), { ...newPerson(), name: "", email: "bram@", phone: "" });
  await buttonOf(page).click();
  for (const message of ["Geben Sie Ihren Namen ein", "Keine gültige E-Mail-Adresse", "Geben Sie Ihre Telefonnummer ein"]) {
    await formOf(page).getByRole("link", { name: message }).waitFor();
  }
  expect(await buttonOf(page).isEnabled()).toBe(true);
  expect(held.posts()).toBe(0);
});

test("a corrected form that is sent again before the refusal arrives shows no errors", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/helpdesk");
  await waitForRules(page);
  await fillIn(formOf(page), { ...newPerson(), phone: "12" });
  await formOf(page).evaluate((place) => {
    const form = place.querySelector("form");
    const phone = form?.querySelector<HTMLInputElement>("[name=phone]");
    form?.requestSubmit();
    if (phone) phone.value = "030 123 45 67";
    form?.requestSubmit();
  });
  await formOf(page).getByText(words.faqForm.confirmation).waitFor();
  expect(await formOf(page).getByRole("alert").count()).toBe(0);
});

test("a form that was filled in too quickly is accepted when the code for its proof of work fails to load", async () => {
  const { page, words } = await newVisit("nl", { expectsFailures: true });
  const proofs: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/helpdesk"))
      proofs.push(new URLSearchParams(request.postData() ?? "").get("form_proof"));
  });
  await page.route("**/proof-of-work-*.js", (route) => route.abort());
  // The form's time stamp is requested once all is filled in, so it is sent too soon even on a slow machine.
  const filledIn = Promise.withResolvers<void>();
  await page.route("**/form/time", (route) => filledIn.promise.then(() => route.continue()));
  const time = page.waitForResponse("**/form/time");
  await open(page, "/helpdesk");
  await fillIn(formOf(page), newPerson());
  filledIn.resolve();
  await time;
  await buttonOf(page).click();
  await formOf(page).getByText(words.faqForm.confirmation).waitFor();
  expect(proofs).toEqual([null, "none"]);
});

test("a form whose time stamp could not be requested requests it again on the next focus", async () => {
  const { page } = await visit("nl", { expectsFailures: true });
  await page.route("**/form/time", (route) => route.abort());
  await open(page, "/helpdesk");
  const failed = page.waitForEvent("requestfailed");
  await formOf(page).locator("[name=name]").focus();
  await failed;
  await page.unrouteAll();
  const time = page.waitForResponse("**/form/time");
  await formOf(page).locator("[name=email]").focus();
  expect((await time).ok()).toBe(true);
});

test("a form that could not be sent keeps its fields, and has the same key when it is sent again", async () => {
  const { page, words } = await visit("nl", { expectsFailures: true });
  await open(page, "/adverteren");
  const person = newPerson();
  await fillIn(formOf(page), person);
  const keys = keysOf(page);
  await page.route(POSTED, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await buttonOf(page).click();
  await formOf(page).getByRole("alert").getByText(words.contactForm.error.message).waitFor();
  expect(await valuesIn(formOf(page), Object.keys(person))).toEqual(person);
  expect(await buttonOf(page).innerText()).toBe(words.faqForm.submit.AD);

  await page.unrouteAll();
  await buttonOf(page).click();
  await formOf(page).getByText(words.faqForm.confirmation).waitFor();
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("a link followed while a form is being sent opens after it was sent", async () => {
  const { page, words } = await visit("nl");
  await open(page, "/helpdesk");
  await fillIn(formOf(page), newPerson());
  const held = await holdPosts(page);
  await buttonOf(page).click();
  await page.getByRole("contentinfo").getByRole("link", { name: words.footer.blogs, exact: true }).click();
  expect(page.url()).toMatch(/\/helpdesk$/);
  held.release();
  await page.waitForURL("**/blogs");
});

test("a link followed while a form is being sent is dropped when sending fails", async () => {
  const { page, words } = await visit("nl", { expectsFailures: true });
  await open(page, "/helpdesk");
  const person = newPerson();
  await fillIn(formOf(page), person);
  const cut = Promise.withResolvers<void>();
  await page.route(POSTED, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await cut.promise;
    return route.abort();
  });
  await buttonOf(page).click();
  await page.getByRole("contentinfo").getByRole("link", { name: words.footer.blogs, exact: true }).click();
  cut.resolve();
  await formOf(page).getByRole("alert").waitFor();
  expect(page.url()).toMatch(/\/helpdesk$/);
  expect(await valuesIn(formOf(page), Object.keys(person))).toEqual(person);
});

test("a form changed after it was sent is a new message", async () => {
  const { page, words } = await visit("be");
  await open(page, "/helpdesk");
  await fillIn(formOf(page), newPerson());
  await buttonOf(page).click();
  await formOf(page).getByText(words.faqForm.confirmation).waitFor();
  const keys = keysOf(page);
  await fillIn(formOf(page), { description: "En mag hij zwemmen?" });
  await expect.poll(() => buttonOf(page).innerText()).toBe(words.faqForm.submit.QUESTION);
  await buttonOf(page).click();
  await formOf(page).getByText(words.faqForm.confirmation).waitFor();
  expect(new Set(keys).size).toBe(1);
});

test("a form keeps its fields when the server is full, says so, and is sent by another click", async () => {
  const { page, words } = await newVisit("nl", { expectsFailures: true });
  await open(page, "/helpdesk");
  const person = newPerson();
  await fillIn(formOf(page), person);
  const refused = await fullServer(page);
  await buttonOf(page).click();
  await formOf(page).getByText(words.contactForm.error.message).waitFor();
  expect(refused()).toBe(1);
  expect(await valuesIn(formOf(page), Object.keys(person))).toEqual(person);
  await page.unroute(POSTED);
  await buttonOf(page).click();
  await formOf(page).getByText(words.faqForm.confirmation).waitFor();
});

/** Responds to posts as the server does when its queue is full: 503 with a page without data. */
async function fullServer(page: Page): Promise<() => number> {
  let posts = 0;
  await page.route(POSTED, async (route: Route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    const headers = { "retry-after": "3", "cache-control": "no-store", "content-type": "text/html; charset=utf-8" };
    return route.fulfill({ status: 503, headers, body: "<!doctype html><title>Het is even druk</title>" });
  });
  return () => posts;
}
