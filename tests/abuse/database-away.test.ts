import { afterAll, afterEach, expect, test } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { messageOf } from "../../src/brands/message-of.ts";
import { wordsOf } from "../../src/brands/words.ts";
import { testApp } from "../support/app.ts";
import { openLine, type DatabaseLine } from "../support/database-line.ts";
import { addFourBrands, type OnBrand } from "../support/four-brands.ts";
import { ANNA } from "../support/quotes.ts";

const BRANDS = ["nl", "be", "de", "kids"] as const;
const PATIENCE_MS = 60_000;

let line: DatabaseLine;
let on: Record<BrandKey, OnBrand>;
const product = await testApp({
  fill: async (db) => void (on = await addFourBrands(db)),
  by: async (databaseUrl) => (line = await openLine(databaseUrl)).url,
});
let freshLine: DatabaseLine;
const fresh = await testApp({
  fill: addFourBrands,
  by: async (databaseUrl) => (freshLine = await openLine(databaseUrl)).url,
  isFresh: true,
});

afterEach(() => line.mend());
afterAll(async () => {
  await Promise.all([product.close(), fresh.close()]);
  await Promise.all([line.close(), freshLine.close()]);
});

const TYPED = { name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678", city: "Utrecht", description: "Met lunch" };

const FORM = { "content-type": "application/x-www-form-urlencoded" };

function sendForm(brand: BrandKey): Promise<Response> {
  const body = new URLSearchParams({ ...TYPED, gender: "vrouw", subscribe: "on" });
  return product.post(`/uitjes/kano-${brand}`, { host: `${brand}.localhost`, body: body.toString(), headers: FORM });
}

async function requests(): Promise<number> {
  return (await product.db.selectFrom("quote_request").select("id").execute()).length;
}

async function expectPages(): Promise<void> {
  for (const brand of BRANDS) {
    for (const path of ["/", "/uitjes", "/uitjes?zoek=kano&personen=20", `/uitjes/kano-${brand}`, "/blogs", "/helpdesk", "/nieuwsbrief"]) {
      expect((await product.get(path, `${brand}.localhost`)).status, `${brand} ${path}`).toBe(200);
    }
  }
  // Its events are read at the time: the page stands, and says that they could not be.
  const agenda = await product.get("/agenda", "kids.localhost");
  expect([agenda.status, agenda.headers.get("retry-after"), agenda.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  const { agenda: words, travel } = wordsOf("nl");
  const html = await agenda.text();
  expect(html).toMatch(new RegExp(`<h3[^>]*>${words.unread}</h3>`));
  expect(html).toMatch(new RegExp(`href="/agenda"[^>]*>${travel.retry}<`));
  expect(html).not.toContain("Geen agendapunten gevonden");
}

async function expectHonestForm(brand: BrandKey): Promise<void> {
  const answer = await sendForm(brand);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(html).toContain(wordsOf(brand === "kids" ? "nl" : brand).contactForm.error.message);
  for (const text of Object.values(TYPED)) expect(html).toContain(text);
  expect(html).toMatch(/name="subscribe"[^>]* checked/);
}

test("while the database is down, pages answer from memory and forms say so with everything typed; then all goes on", async () => {
  const before = await requests();
  line.cut();
  await expectPages();
  for (const brand of BRANDS) await expectHonestForm(brand);
  const called = await product.post(`/api/public/activities/${on.nl.activity}/quoteRequest`, { body: JSON.stringify(ANNA) });
  expect([called.status, called.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
  expect(called.headers.get("retry-after")).toBe("5");
  expect(await requests()).toBe(before);

  line.mend();
  await expect.poll(async () => (await sendForm("nl")).status).toBe(303);
  expect(await requests()).toBe(before + 1);
});

test("a page that was never read cannot be made while the database is down: 'later', also for its form, which then arrives", async () => {
  const form = { host: "nl.localhost", body: new URLSearchParams({ ...TYPED, gender: "vrouw" }).toString(), headers: FORM };
  freshLine.cut();
  for (const answer of [
    await fresh.get("/uitjes/kano-nl"),
    await fresh.get("/uitjes/kano-nl.data"),
    await fresh.post("/uitjes/kano-nl", form),
  ]) {
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  }
  freshLine.mend();
  await expect.poll(async () => (await fresh.post("/uitjes/kano-nl", form)).status).toBe(303);
});

test(
  "while the database hangs, pages answer as ever, and a form is given up honestly; the same form sent again is one request",
  { timeout: PATIENCE_MS },
  async () => {
    const before = await requests();
    line.freeze();
    await expectPages();
    await expectHonestForm("de");
    line.mend();
    await expect.poll(async () => (await sendForm("de")).status, { timeout: PATIENCE_MS / 2 }).toBe(303);
    expect((await sendForm("de")).status).toBe(303);
    expect(await requests()).toBe(before + 1);
  },
);

test("events that cannot be read are logged, and the pages that they are a part of say so and offer to try again", async () => {
  const paths = [`/overzicht/de-waterkant-${on.kids.organisation}`, "/uitjes/kano-kids?personen=7"];
  line.cut();
  const without: string[] = [];
  for (const path of paths) {
    const before = product.errors.length;
    const answer = await product.get(path, "kids.localhost");
    expect([path, answer.status, product.errors.length - before]).toEqual([path, 200, 1]);
    without.push(await answer.text());
  }
  line.mend();
  const { agenda, travel, currentEvents, organisation } = wordsOf("nl");
  for (const [index, html] of without.entries()) {
    expect(html).toMatch(new RegExp(`<h3[^>]*>${agenda.unread}</h3>`));
    expect(html).toMatch(new RegExp(`href="${paths[index]?.replace("?", "\\?")}"[^>]*>${travel.retry}<`));
    for (const said of ['role="alert"', currentEvents.noResults, organisation.noEvents, "Open dag"]) expect(html).not.toContain(said);
    await expect.poll(async () => (await product.get(paths[index] ?? "", "kids.localhost")).text()).toContain("Open dag");
  }
});

test("a form of an activity that is gone is answered as such, to a script with a sentence beside what was typed", async () => {
  const body = (fields: object) => ({ body: new URLSearchParams({ ...fields }).toString(), headers: FORM });
  expect((await product.post("/uitjes/weg-is-weg", body({}))).status).toBe(404);
  const answer = await product.post("/uitjes/weg-is-weg.data", body({ ...TYPED, submission_key: "a-key-of-a-form" }));
  expect(answer.status).toBe(404);
  const text = await answer.text();
  for (const said of [messageOf(wordsOf("nl"), "contactForm.error.message"), TYPED.email]) expect(text).toContain(said);
});
