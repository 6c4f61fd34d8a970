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

test("while the database is down, pages answer from memory and forms say so with everything typed; then all goes on", async () => {
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

test("a page that was never read cannot be made while the database is down: 'later', also for its form, which then arrives", async () => {
  const send = () => sendFields(fresh.product, { path: "/uitjes/kano-nl", fields: { ...TYPED, gender: "vrouw" } });
  fresh.proxy.cut();
  for (const answer of [await fresh.product.get("/uitjes/kano-nl"), await send()]) {
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  }
  fresh.proxy.mend();
  await expect.poll(async () => (await send()).status).toBe(303);
});

test("events that cannot be read are logged, and the pages that they are a part of say so and offer to try again", async () => {
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

test("a form of an activity that is gone is answered as such, to a script with a sentence beside what was typed", async () => {
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
