import { afterAll, beforeAll, expect, test } from "vitest";
import { invite } from "../../src/accounts/invite.ts";
import { appOf, giveApp } from "../support/office-factors.ts";
import { mailsOf, newestMail } from "../support/office-mails.ts";
import { OFFICE_ORIGIN, testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";
import { passkeyDevice } from "../support/passkey-device.ts";

const DAY_MS = 86_400_000;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

/** Scans the page and types the first code, as somebody with an authenticator app does. */
async function setUpApp(browser: OfficeVisitor): Promise<Response> {
  const page = await (await browser.get("/instellen")).text();
  const sealed = /name="sleutel" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const secret = /key_\w+">([A-Z2-7 ]+)</.exec(page)?.[1] ?? "";
  return browser.post("/instellen/app", { sleutel: sealed, code: appOf(secret)(office.site.now()) });
}

async function invited(email: string, language: "nl" | "de" = "nl"): Promise<{ link: string; accountId: number }> {
  const invitee = { firstName: "Femke", lastName: "Bos", email, role: "ADMIN" as const, language, platformIds: null };
  const { site } = office;
  const outcome = await invite(office.db, site.secrets, { invitee, actor: { kind: "OPERATOR" }, origin: OFFICE_ORIGIN, now: site.now() });
  if (outcome.kind !== "invited") throw new Error(outcome.kind);
  return { link: (await newestMail(office)).link, accountId: outcome.accountId };
}

async function stateOf(accountId: number): Promise<unknown> {
  const { rows } = await office.database.pool.query(
    `select active, (select count(*)::integer from session where user_account_id = account.id) as sessions,
            (select count(*)::integer from user_token where user_account_id = account.id and used_at is not null) as used
     from user_account as account where id = $1`,
    [accountId],
  );
  return rows[0];
}

const WELCOME = { voornaam: "Anna", achternaam: "de Vries", email: "anna@redactie.example" };

test("the first editor gives name and address, sets up an app, gets recovery codes, and the address is over", async () => {
  const path = `/welkom/${office.welcome.secret}`;
  const browser = office.visitor();
  for (const wrong of ["/welkom/guessed", "/welkom/"]) expect((await browser.get(wrong)).status).not.toBe(200);
  expect((await office.visitor("192.0.2.1").get(path)).status).toBe(404);
  const proxied = await office.app(new Request(`${OFFICE_ORIGIN}${path}`, { headers: { "x-forwarded-for": "192.0.2.1" } }));
  expect(proxied.status).toBe(404);
  expect((await browser.get(path)).status).toBe(200);
  const empty = await browser.post(path, { ...WELCOME, achternaam: " " });
  expect([empty.status, (await empty.text()).includes('value="Anna"')]).toEqual([422, true]);

  const opened = await browser.post(path, WELCOME);
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/instellen"]);
  expect((await browser.get("/")).headers.get("location")).toBe("/bevestigen");
  const done = await setUpApp(browser);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/herstelcodes"]);
  expect((await browser.get("/herstelcodes")).status).toBe(200);
  expect((await browser.post("/herstelcodes")).headers.get("location")).toBe("/herstelcodes/nieuw");
  const codes = (await (await browser.get("/herstelcodes/nieuw")).text()).match(/<li>[2-9A-Z]{4}(?:-[2-9A-Z]{4}){5}<\/li>/g);
  expect(new Set(codes)).toHaveLength(10);
  expect((await browser.get("/mensen")).status).toBe(200);

  expect((await office.visitor().get(path)).status).toBe(410);
  expect((await office.visitor().post(path, { ...WELCOME, email: "b@redactie.example" })).status).toBe(410);
  expect((await browser.get("/instellen")).headers.get("location")).toBe("/account");
});

test("who stops half-way at the welcome is not locked out, also after a mistake in the address", async () => {
  const other = await testOffice();
  const path = `/welkom/${other.welcome.secret}`;
  await other.visitor().post(path, { ...WELCOME, email: "ana@redactie.example" });
  await other.visitor().post(path, WELCOME);
  const browser = other.visitor();
  expect((await browser.post(path, WELCOME)).headers.get("location")).toBe("/instellen");
  const trying = await other.editor();
  await trying.post(path, WELCOME);
  expect(await other.db.selectFrom("session").select("method").execute()).toEqual([{ method: "MAIL" }]);
  const accounts = await other.db.selectFrom("user_account").select(["email", "active"]).where("demo", "=", false).execute();
  expect(accounts).toEqual([{ email: WELCOME.email, active: false }]);
  await other.close();
});

test("a mail scanner that opens an invitation changes nothing, with GET and HEAD", async () => {
  const { link, accountId } = await invited("femke@redactie.example");
  for (const method of ["GET", "HEAD", "GET"]) {
    const answer = await office.app(new Request(`${OFFICE_ORIGIN}${link}`, { method }));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  }
  expect(await stateOf(accountId)).toEqual({ active: false, sessions: 0, used: 0 });
});

test("an invitation counts until the first factor is proved, and activates the account then", async () => {
  const { link, accountId } = await invited("gijs@redactie.example");
  const stopped = office.visitor();
  expect((await stopped.post(link)).headers.get("location")).toBe("/instellen");
  const browser = office.visitor();
  expect((await browser.post(link)).headers.get("location")).toBe("/instellen");
  const device = passkeyDevice(OFFICE_ORIGIN);
  const options = await (await browser.postJson("/instellen/passkey/opties", {})).text();
  const challenge = /"challenge":"([\w-]+)"/.exec(options)?.[1] ?? "";
  const added = await browser.postJson("/instellen/passkey", { response: device.register({ challenge }) });
  expect(await added.json()).toEqual({ kind: "done", location: "/herstelcodes" });
  expect((await browser.get("/")).status).toBe(200);
  expect(await stateOf(accountId)).toMatchObject({ active: true, used: 1 });

  expect((await office.visitor().get(link)).status).toBe(404);
  expect((await office.visitor().post(link)).status).toBe(422);
  expect((await setUpApp(stopped)).headers.get("location")).toBe("/bevestigen");
});

test("an invitation is over after seven days, and void when there is a new one", async () => {
  const first = await invited("hanna@redactie.example");
  const second = await invited("hanna@redactie.example");
  expect((await office.visitor().get(first.link)).status).toBe(404);
  expect((await office.visitor().get(second.link)).status).toBe(200);
  office.advance(7 * DAY_MS);
  expect((await office.visitor().get(second.link)).status).toBe(404);
});

test("with somebody else logged in an invitation says so and does nothing", async () => {
  const { link, accountId } = await invited("ilse@redactie.example");
  const colleague = await office.person();
  const shown = await (await colleague.get(link)).text();
  expect(shown).toContain("Je bent ingelogd als Anna de Vries");
  expect((await colleague.post(link)).status).toBe(409);
  expect(await stateOf(accountId)).toEqual({ active: false, sessions: 0, used: 0 });
  expect((await colleague.get("/")).status).toBe(200);
  const [, to = ""] = /name="naar" value="([^"]*)"/.exec(shown) ?? [];
  const left = await colleague.post("/uitloggen", { naar: to.replaceAll("&amp;", "&") });
  expect(left.headers.get("location")).toBe(link);
  const elsewhere = await (await office.person()).post("/uitloggen", { naar: "//evil.example" });
  expect(elsewhere.headers.get("location")).toBe("/");
});

test("a wrong code while setting up the app is no failed login", async () => {
  const { link } = await invited("mia@redactie.example");
  const browser = office.visitor();
  await browser.post(link);
  expect((await browser.post("/instellen/app", { sleutel: "", code: "000000" })).status).toBe(422);
  const act = await office.db.selectFrom("audit").select("action").orderBy("id", "desc").executeTakeFirst();
  expect(act).toEqual({ action: "account.app-refused" });
});

test("the right code of a new app does not count as one of the ten tries of an hour", async () => {
  const { link } = await invited("noor@redactie.example");
  const browser = office.visitor();
  await browser.post(link);
  for (let tries = 0; tries < 9; tries += 1) await browser.post("/instellen/app", { sleutel: "", code: "000000" });
  expect((await setUpApp(browser)).status).toBe(303);
  expect((await browser.post("/bevestigen", { "bewijs-app": "000000" })).status).toBe(422);
});

test("an invitation that is accepted twice in a browser leaves one session there, and so does a trial", async () => {
  const { link, accountId } = await invited("olga@redactie.example");
  const browser = office.visitor();
  for (const _ of ["once", "twice"]) await browser.post(link);
  expect(await stateOf(accountId)).toMatchObject({ sessions: 1 });
  await browser.post("/proberen");
  expect(await stateOf(accountId)).toMatchObject({ sessions: 0 });
});

test("an invitation speaks the language of who was invited", async () => {
  const { link } = await invited("jana@redactie.example", "de");
  const page = await (await office.visitor().get(link)).text();
  expect(page).toContain("Einladung annehmen");
  expect(page).toContain('<html lang="de"');
});

test("with a mail alone nobody sets up a factor: neither for an account without one nor before an invitation is accepted", async () => {
  const { accountId } = await office.person({ email: "kees@redactie.example" });
  const browser = office.visitor();
  await browser.post("/inloggen", { email: "kees@redactie.example" });
  const { code } = await newestMail(office);
  await browser.post("/inloggen/code", { code });
  expect((await browser.get("/instellen")).headers.get("location")).toBe("/bevestigen");
  expect(await (await browser.get("/bevestigen")).text()).toContain("nog geen passkey of app");
  expect((await browser.postJson("/instellen/passkey/opties", {})).status).toBe(404);
  await giveApp(office, accountId);

  await invited("lotte@redactie.example");
  const mails = (await mailsOf(office)).length;
  await office.visitor().post("/inloggen", { email: "lotte@redactie.example" });
  expect(await mailsOf(office)).toHaveLength(mails);
});
