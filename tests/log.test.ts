import { afterAll, expect, test } from "vitest";
import { operations } from "../src/contract/operations.ts";
import type { Operation } from "../src/contract/operation.ts";
import { jsonLog } from "../src/http/observability/log.ts";
import { loggedPath } from "../src/http/observability/logged-path.ts";
import { createMetrics } from "../src/http/observability/metrics.ts";
import { ROUTES } from "../src/web/navigation/routes.ts";
import { testApp } from "./support/app.ts";
import { addFourBrands } from "./support/four-brands.ts";

const written: string[] = [];
const log = jsonLog({ write: (lines) => void written.push(...lines.trimEnd().split("\n")) });
const metrics = createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }) });
const product = await testApp({
  fill: addFourBrands,
  watch: (record) => (log.request(record), metrics.request(record)),
});
afterAll(product.close);

const TYPED = [
  ...["anna@korenbloem.example", "anna%40korenbloem.example", "NL91ABNA0417164300", "NL91%20ABNA%200417%201643%2000", "0612345678"],
  ...["+31%206%201234%205678", "NDI.tk3x1a.k2Zw8r1cQm0h7Yx5Vb3Nn9Lp4Tt6Ss2Dd8Ff0Gg1Hh5", "anna-korenbloem-is-ziek"],
];
const PATTERNS = [
  ...["/%", "/%/%", "/uitjes/%", "/uitjes/%.data", "/%.data", "/%.data?_routes=root", "/overzicht/%", "/overzicht/%-1", "/blog/%"],
  ...["/blogs/%", "/blogs/%.html", "/nieuwsbrief/%", "/voorwaarden/%", "/static/%", "/static/assets/%", "/static/uploads/%.webp"],
  ...["/static/social/%.jpg", "/static/scenes/%", "/api/%", "/api/public/activities/%", "/api/public/events/%", "/sitemaps/%.xml"],
  ...["/agenda/%.ics", "/banner/%", "/form/%", "/dev/%", "/%/", "/UITJES/%", "//%", "/uitjes/%/", "/%25%"],
];
const ADDRESSES = PATTERNS.flatMap((pattern) => TYPED.map((typed) => pattern.replace(/%(?!25)/, typed)));

test("neither log nor metrics contain what a visitor typed in a path, query or header", async () => {
  for (const address of ADDRESSES) {
    const url = `http://nl.localhost:3000${address}`;
    const headers = { referer: url, "user-agent": "anna@korenbloem.example", "accept-language": "anna@korenbloem.example" };
    await product.app(new Request(`${url}${url.includes("?") ? "&" : "?"}zoek=${TYPED[0]}`, { headers }));
    await product.app(new Request(url, { method: "POST", headers, body: "naam=anna@korenbloem.example" }));
    await product.app(new Request(url, { method: "PUT", headers }));
  }
  for (const error of product.errors) log.error(error);
  await expect.poll(() => written.length).toBe(3 * ADDRESSES.length + product.errors.length);
  const all = `${written.join("\n")}\n${await metrics.text()}`;
  expect(written.filter((line) => /korenbloem|abna|91.{0,3}ABNA|12345678|1234.{0,3}5678|k2Zw8r1c/i.test(line))).toEqual([]);
  expect(all).not.toMatch(/korenbloem|ABNA|12345678|k2Zw8r1c/i);
});

test("the log has the page, file or route of a request", () => {
  const pathOf = (path: string, kind: "page" | "data" | "api" | "static", status = 200) => loggedPath({ path, kind, status });
  expect([
    pathOf("/uitjes/kano-nl", "page"),
    pathOf("/uitjes/kano-weg", "page", 404),
    pathOf("/uitjes/kano-nl.data", "data"),
    pathOf("/static/assets/home-Dk2.js", "static"),
    pathOf("/api/public/activities/kano-nl", "api"),
    pathOf(`/${"a/".repeat(8_000)}`, "page", 404),
  ]).toEqual([
    ...["/uitjes/kano-nl", "/uitjes/*", "/uitjes/*.data", "/static/assets/home-Dk2.js", "/api/public/activities/*"],
    "/*/*/*/*/*/*",
  ]);
});

test("the log knows every route of pages and of the API", () => {
  const pages = Object.values(ROUTES).map(({ path }): string => path);
  const calls = Object.values<Operation>(operations).map(({ path }) => path);
  expect(pages.length + calls.length).toBeGreaterThan(35);
  for (const path of [...pages, ...calls])
    expect(loggedPath({ path, kind: "page", status: 404 })).toBe(path.replaceAll(/:\w+\??|\{\w+\}|\*/g, "*"));
});

test("messages and errors in the log contain no account, phone number, signed link or typed value", async () => {
  const about = written.length;
  log.say("jobs: 550 <anna@korenbloem.example> no such user, 06-12345678 or +31 6 1234 5678");
  log.error(new Error('invalid input syntax for type integer: "Anna Korenbloem"'));
  log.error(new Error('You made a POST request to "/uitjes/Anna Korenbloem" but did not provide an `action`'));
  log.error(`mail ${product.abuseFilter.formTime(new Date())} NL91 ABNA 0417 1643 00`);
  log.error(new Error("connect ECONNREFUSED 127.0.0.1:5432, open '/data/secret.key' since 2026-11-27T10:00:00.000Z"));
  await expect.poll(() => written.length).toBe(about + 5);
  const messages = written.slice(about).map((line) => JSON.parse(line));
  expect(messages.map(({ message, error }) => error?.message ?? message)).toEqual([
    "jobs: 550 <(mail address)> no such user, (phone) or (phone)",
    'invalid input syntax for type integer: "(value)"',
    'You made a POST request to "(path)" but did not provide an `action`',
    "mail (token) (account)",
    "connect ECONNREFUSED 127.0.0.1:5432, open '/data/secret.key' since 2026-11-27T10:00:00.000Z",
  ]);
});
