import { afterAll, afterEach, expect, test } from "vitest";
import { brandOfKey, brands } from "../../src/brands/brands.ts";
import { messageOf } from "../../src/brands/message-of.ts";
import { wordsOf } from "../../src/brands/words.ts";
import { ANNA } from "../support/quotes.ts";
import {
  appBehindProxy,
  countRequests,
  expectFormKept,
  expectPages,
  sendFields,
  sendQuoteForm,
  TYPED,
} from "../support/without-database.ts";

const warm = await appBehindProxy();
const fresh = await appBehindProxy({ isFresh: true });
const { product, on, proxy } = warm;

afterEach(() => proxy.mend());
afterAll(() => Promise.all([warm.close(), fresh.close()]));

test("while the database is down, pages come from memory and forms keep what was typed; afterwards all works", async () => {
  const before = await countRequests(product);
  proxy.cut();
  await expectPages(product);
  for (const brand of brands) await expectFormKept(product, brand);
  const called = await product.post(`/api/public/activities/${on.nl.activity}/quoteRequest`, { body: JSON.stringify(ANNA) });
  expect([called.status, called.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
  expect(called.headers.get("retry-after")).toBe("5");
  expect(await countRequests(product)).toBe(before);

  proxy.mend();
  await expect.poll(async () => (await sendQuoteForm(product, brandOfKey("nl"))).status).toBe(303);
  expect(await countRequests(product)).toBe(before + 1);
});

test("while the database is down, a page that was not loaded before gives 503, and so does its form; afterwards the form is accepted", async () => {
  const send = () => sendFields(fresh.product, { path: "/uitjes/kano-nl", fields: { ...TYPED, gender: "vrouw" } });
  fresh.proxy.cut();
  for (const answer of [await fresh.product.get("/uitjes/kano-nl"), await send()]) {
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  }
  fresh.proxy.mend();
  await expect.poll(async () => (await send()).status).toBe(303);
});

test("when events cannot be read, the error is logged, and their pages say so and offer a retry", async () => {
  const paths = [`/overzicht/de-waterkant-${on.kids.organisation}`, "/uitjes/kano-kids?personen=7"];
  proxy.cut();
  const without: string[] = [];
  for (const path of paths) {
    const before = product.errors.length;
    const answer = await product.get(path, "kids.localhost");
    expect([path, answer.status, product.errors.length - before]).toEqual([path, 200, 1]);
    without.push(await answer.text());
  }
  proxy.mend();
  const { agenda, travel, currentEvents, organisation } = wordsOf("nl");
  for (const [index, html] of without.entries()) {
    expect(html).toMatch(new RegExp(`<h3[^>]*>${agenda.unread}</h3>`));
    expect(html).toMatch(new RegExp(`href="${paths[index]?.replace("?", "\\?")}"[^>]*>${travel.retry}<`));
    for (const said of ['role="alert"', currentEvents.noResults, organisation.noEvents, "Open dag"]) expect(html).not.toContain(said);
    await expect.poll(async () => (await product.get(paths[index] ?? "", "kids.localhost")).text()).toContain("Open dag");
  }
});

test("a form for a removed activity gives 404, for a script with a message beside what was typed", async () => {
  expect((await sendFields(product, { path: "/uitjes/weg-is-weg", fields: {} })).status).toBe(404);
  const answer = await sendFields(product, {
    path: "/uitjes/weg-is-weg",
    fields: { ...TYPED, submission_key: "a-key-of-a-form" },
    byScript: true,
  });
  expect(answer.status).toBe(404);
  const text = await answer.text();
  for (const said of [messageOf(wordsOf("nl"), "contactForm.error.message"), TYPED.email]) expect(text).toContain(said);
});
