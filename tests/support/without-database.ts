import { expect } from "vitest";
import type { Brand, BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import { wordsOf } from "../../src/brands/words.ts";
import { testApp, type TestApp } from "./app.ts";
import { openDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";
import { addFourBrands, type OnBrand } from "./four-brands.ts";

const PAGES = ["/", "/uitjes", "/uitjes?zoek=kano&personen=20", "/blogs", "/helpdesk", "/nieuwsbrief"];
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** The fields of a quote form. */
export const TYPED = {
  name: "Anna de Vries",
  email: "anna@korenbloem.example",
  phone: "06 1234 5678",
  city: "Utrecht",
  description: "Met lunch",
};

type SentForm = { path: string; fields: Record<string, string>; host?: string; byScript?: boolean };

/** The product with the rows `on[brand]`, behind a `proxy` to its database that can be cut or frozen. `close()` closes both. */
export async function appBehindProxy({ isFresh }: { isFresh?: boolean } = {}) {
  let on!: Record<BrandKey, OnBrand>;
  let proxy!: DatabaseProxy;
  const product = await testApp({
    fill: async (db) => void (on = await addFourBrands(db)),
    by: async (databaseUrl) => (proxy = await openDatabaseProxy(databaseUrl)).url,
    isFresh,
  });
  return {
    product,
    on,
    proxy,
    async close() {
      await product.close();
      await proxy.close();
    },
  };
}

/** Sends a form as a browser does, or as the script of its page, by default to the first brand. */
export function sendFields(product: TestApp, { path, fields, host, byScript = false }: SentForm): Promise<Response> {
  const headers = byScript ? { ...FORM, accept: "application/json" } : FORM;
  return product.post(path, { host, body: new URLSearchParams(fields).toString(), headers });
}

export function sendQuoteForm(product: TestApp, { key, localHost }: Pick<Brand, "key" | "localHost">): Promise<Response> {
  const fields = { ...TYPED, gender: "vrouw", subscribe: "on" };
  return sendFields(product, { path: `/uitjes/kano-${key}`, fields, host: localHost });
}

export async function countRequests({ db }: TestApp): Promise<number> {
  return (await db.selectFrom("quote_request").select("id").execute()).length;
}

/** Expects pages from memory, and an error on the agenda, whose events are read from the database. */
export async function expectPages(product: TestApp): Promise<void> {
  for (const { key, localHost } of brands) {
    for (const path of [...PAGES, `/uitjes/kano-${key}`]) {
      expect((await product.get(path, localHost)).status, `${key} ${path}`).toBe(200);
    }
  }
  const agenda = await product.get("/agenda", "kids.localhost");
  expect([agenda.status, agenda.headers.get("retry-after"), agenda.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  const { agenda: words, travel } = wordsOf("nl");
  const html = await agenda.text();
  expect(html).toMatch(new RegExp(`<h3[^>]*>${words.unread}</h3>`));
  expect(html).toMatch(new RegExp(`href="/agenda"[^>]*>${travel.retry}<`));
  expect(html).not.toContain("Geen agendapunten gevonden");
}

/** Expects the form to return with an error and all its fields. */
export async function expectFormKept(product: TestApp, brand: Pick<Brand, "key" | "localHost" | "locale">): Promise<void> {
  const answer = await sendQuoteForm(product, brand);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(html).toContain(wordsOf(brand.locale).contactForm.error.message);
  for (const text of Object.values(TYPED)) expect(html).toContain(text);
  expect(html).toMatch(/name="subscribe"[^>]* checked/);
}
