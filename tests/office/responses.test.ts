import { afterAll, beforeAll, expect, test } from "vitest";
import { createOffice } from "../../src/office.ts";
import { writeCookie } from "../../src/office/http/cookies.ts";
import { localPath } from "../../src/office/http/local-path.ts";
import { OFFICE_ORIGIN, testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

const PAGES = ["/", "/inloggen", "/logboek", "/bestaat-niet", "/inloggen/mail/abc?code=ABCDEFGH"];

let office: TestOffice;
let editor: OfficeVisitor;
beforeAll(async () => {
  office = await testOffice();
  editor = await office.editor();
});
afterAll(() => office.close());

test("every answer says its type, may not be sniffed, framed or cached, and isolates its window", async () => {
  for (const path of PAGES) {
    const { headers } = await editor.get(path);
    expect([path, headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual([path, "nosniff", "no-store"]);
    expect([path, headers.get("cross-origin-opener-policy"), headers.get("x-frame-options")]).toEqual([path, "same-origin", "DENY"]);
    if (headers.get("location") === null) expect([path, headers.get("content-type")]).toEqual([path, "text/html; charset=utf-8"]);
  }
});

test("each document has a nonce of its own, and a policy that allows nothing else", async () => {
  const nonces = new Set<string>();
  for (const path of ["/logboek", "/logboek", "/bestaat-niet"]) {
    const response = await editor.get(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain("unsafe");
    const html = await response.text();
    expect([...html.matchAll(/<script[^>]*>/g)].every(([tag]) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect(html).not.toMatch(/ (?:style|on\w+)="/);
    nonces.add(nonce);
  }
  expect([nonces.size, nonces.has("")]).toEqual([3, false]);
});

test("cookies are bound to the host, hidden from scripts and not sent by other sites' forms", () => {
  const secure = writeCookie("session", "secret", { isSecure: true });
  expect(secure.split("; ").toSorted()).toEqual(["HttpOnly", "Path=/", "SameSite=Lax", "Secure", "__Host-office=secret"]);
  const local = writeCookie("login", "a.b", { isSecure: false, maxAge_s: 600 });
  expect(local.split("; ").toSorted()).toEqual(["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "office-login=a.b"]);
});

test("over https the host is pinned to https for a year", async () => {
  const site = { ...office.site, isTrial: false, origin: "https://beheer.uitjesbaas.nl", host: "beheer.uitjesbaas.nl" };
  const app = createOffice({ site: { ...site, build: { boot: "/boot.js", stylesheet: "/style.css" } } });
  const response = await app(new Request("https://beheer.uitjesbaas.nl/inloggen"), "127.0.0.1");
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  // Accounts of a trial are not offered there.
  expect(await response.text()).not.toContain("/proberen");
});

test("no other origin can read an answer", async () => {
  for (const path of PAGES) {
    const { headers } = await editor.get(path);
    expect([path, headers.get("access-control-allow-origin"), headers.get("cross-origin-resource-policy")]).toEqual([
      path,
      null,
      "same-origin",
    ]);
  }
});

test("mailed links send at most the origin as their referrer, as the address holds a secret", async () => {
  for (const path of ["/inloggen/mail/abc?code=ABCDEFGH", "/uitnodiging/abc?geheim=abc", `/welkom/${office.welcome.secret}`]) {
    const { headers } = await office.visitor().get(path);
    expect([path, headers.get("referrer-policy")]).toEqual([path, "strict-origin"]);
  }
});

test("a form of another site is refused, and one without an origin", async () => {
  for (const origin of ["http://evil.example", "null", "", "http://beheer.localhost"]) {
    expect((await editor.post("/uitloggen", {}, { origin })).status).toBe(403);
  }
  expect((await editor.post("/uitloggen", {}, { "sec-fetch-site": "same-site" })).status).toBe(403);
  const request = new Request(`${OFFICE_ORIGIN}/uitloggen`, { method: "POST", headers: { cookie: `office=${editor.session()}` } });
  expect((await office.app(request)).status).toBe(403);
  expect((await editor.get("/logboek")).status).toBe(200);
});

test("no redirect leads to another host", () => {
  for (const text of [
    "//evil.example",
    "http://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%09/evil.example",
    null,
    "",
    "naar",
  ]) {
    expect(["/", "/%09/evil.example"]).toContain(localPath(text));
  }
  expect(localPath("/wachtrij?merk=nl")).toBe("/wachtrij?merk=nl");
});

test("a body of another kind or size is refused with a page that says so", async () => {
  const large = await editor.post("/weergaven", { naam: "x".repeat(70_000) });
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining("Wat je typte staat er nog")]);
});

test("the page of an unexpected error is in the language of the account; before a login in that of the browser", async () => {
  const { accountId, ...anna } = await office.person();
  await office.db.updateTable("user_account").set({ language: "de" }).where("id", "=", accountId).execute();
  const rename = (from: string, to: string) => office.database.pool.query(`alter table ${from} rename to ${to}`);
  const shown = async (answer: Promise<Response>) => {
    const response = await answer;
    return [response.status, /<html lang="(..)">.*<h1>(.*)<\/h1>/.exec(await response.text())?.slice(1)];
  };
  const german = [500, ["de", "Etwas ist schiefgegangen"]];
  const dutch = [500, ["nl", "Er ging iets mis"]];
  await rename("contact_message", "gone");
  // The browser remembers no language yet.
  expect(await shown(anna.get("/berichten"))).toEqual(german);
  expect(await shown((await office.person()).get("/berichten"))).toEqual(dutch);
  await rename("gone", "contact_message");
  await rename("user_token", "gone");
  const visitor = office.visitor();
  const ask = (language: string) => visitor.post("/inloggen", { email: "a@redactie.example" }, { "accept-language": language });
  expect(await shown(ask("de-AT,de;q=0.9"))).toEqual(german);
  expect(await shown(ask("en"))).toEqual(dutch);
  await rename("gone", "user_token");
});
