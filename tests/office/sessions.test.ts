import { afterAll, beforeAll, expect, test } from "vitest";
import { renewSession } from "../../src/accounts/log-in.ts";
import { actorOf, endSession, findSession, openSession } from "../../src/accounts/session.ts";
import { builtOffice } from "../../scripts/load-office.ts";
import { giveApp, proveMail, type App } from "../support/office-factors.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

let people = 0;
async function newEditor(): Promise<{ email: string; accountId: number; app: App }> {
  people += 1;
  const email = `bea${people}@redactie.example`;
  const { accountId } = await office.person({ email });
  return { email, accountId, app: await giveApp(office, accountId) };
}

async function loggedIn(): Promise<OfficeVisitor & { accountId: number; app: App }> {
  const { email, accountId, app } = await newEditor();
  const browser = office.visitor();
  await proveMail(office, browser, email);
  await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) });
  return { ...browser, accountId, app };
}

async function isLoggedIn(browser: OfficeVisitor): Promise<boolean> {
  return (await browser.get("/")).status === 200;
}

/** A browser with the cookie of another, as a thief has it. */
function thiefOf({ cookies }: OfficeVisitor): OfficeVisitor {
  const thief = office.visitor();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  return thief;
}

test("a login gives the browser a new secret at each factor, and one that was planted before counts for nothing", async () => {
  const { email, app } = await newEditor();
  const browser = office.visitor();
  browser.cookies.set("office", "planted-by-somebody-else");
  await proveMail(office, browser, email);
  const half = thiefOf(browser);
  expect(half.session()).not.toBe("planted-by-somebody-else");
  const done = await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/"]);
  expect(browser.session()).not.toBe(half.session());
  expect([await isLoggedIn(browser), await isLoggedIn(half)]).toEqual([true, false]);
  expect((await half.get("/")).headers.get("location")).toBe("/inloggen");
});

test("a step-up gives a new secret, and the former one counts for nothing", async () => {
  const browser = await loggedIn();
  const thief = thiefOf(browser);
  office.advance(2 * MINUTE_MS);
  const done = await browser.post("/bevestigen?naar=/logboek", { "bewijs-app": browser.app(office.site.now()) });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/logboek"]);
  expect([await isLoggedIn(browser), await isLoggedIn(thief)]).toEqual([true, false]);
});

test("a proof for a session that has just ended starts none, and the log has no line of it", async () => {
  const { accountId, ...browser } = await office.person();
  const now = office.site.now();
  const session = await findSession(office.db, browser.session() ?? "", now);
  if (!session) throw new Error("not logged in");
  await endSession(office.db, { accountId, sessionId: session.id });
  const proof = { actor: actorOf(session), session, method: "MAIL+TOTP" as const, now, requestId: "test" };
  expect(await renewSession(office.db, proof)).toBeNull();
  const acts = await office.db.selectFrom("audit").select("action").where("actor_id", "=", accountId).execute();
  expect(acts).toEqual([]);
});

test("a stolen cookie is worth nothing after its owner logged out", async () => {
  const browser = await loggedIn();
  const thief = thiefOf(browser);
  await browser.post("/uitloggen");
  expect(browser.session()).toBeUndefined();
  expect(await isLoggedIn(thief)).toBe(false);
});

test("an editor who does nothing for four hours is logged out, and twelve hours after the login in any case", async () => {
  const idle = await loggedIn();
  const busy = await loggedIn();
  for (let hours = 0; hours < 12; hours += 3) {
    expect(await isLoggedIn(busy)).toBe(true);
    office.advance(3 * HOUR_MS);
  }
  expect([await isLoggedIn(idle), await isLoggedIn(busy)]).toEqual([false, false]);
  const other = await loggedIn();
  office.advance(4 * HOUR_MS - MINUTE_MS);
  expect(await isLoggedIn(other)).toBe(true);
  office.advance(4 * HOUR_MS + MINUTE_MS);
  expect(await isLoggedIn(other)).toBe(false);
});

test("somebody who lost the role between two requests is answered as somebody who never had it", async () => {
  const browser = await loggedIn();
  expect((await browser.get("/logboek")).status).toBe(200);
  await office.db.updateTable("user_account").set({ role_id: 2 }).where("id", "=", browser.accountId).execute();
  const [lost, never] = [await browser.get("/logboek"), await browser.get("/bestaat-niet")];
  expect([lost.status, never.status]).toEqual([404, 404]);
  await office.db.updateTable("user_account").set({ active: false }).where("id", "=", browser.accountId).execute();
  expect(await isLoggedIn(browser)).toBe(false);
});

test("the oldest of eleven sessions ends, and no number of half logins ends a whole one", async () => {
  const browser = await loggedIn();
  const { accountId } = browser;
  const openOne = async (method: "MAIL" | "MAIL+TOTP") => {
    office.advance(1_000);
    await openSession(office.db, { accountId, method, browser: "Chrome, Linux", now: office.site.now() });
  };
  for (let session = 0; session < 12; session += 1) await openOne("MAIL");
  for (let session = 0; session < 9; session += 1) await openOne("MAIL+TOTP");
  expect(await isLoggedIn(browser)).toBe(true);
  await openOne("MAIL+TOTP");
  expect(await isLoggedIn(browser)).toBe(false);
  const { rows } = await office.database.pool.query("select from session where user_account_id = $1 and method <> 'MAIL'", [accountId]);
  expect(rows).toHaveLength(10);
});

test("the cookie is out of reach of scripts and of other sites' forms, and bound to the host over https", async () => {
  const { email } = await newEditor();
  const attributes = async (answer: Response) => answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ""));
  const asked = await office.visitor().post("/inloggen", { email });
  expect(await attributes(asked)).toEqual(["office-login; Max-Age=600; Path=/; HttpOnly; SameSite=Lax"]);
  const tried = await office.visitor().post("/proberen");
  expect(await attributes(tried)).toEqual(["office; Path=/; HttpOnly; SameSite=Lax"]);

  const origin = "https://beheer.uitjesbaas.nl";
  const secure = await builtOffice({ site: { ...office.site, host: "beheer.uitjesbaas.nl", origin, isTrial: false } });
  const request = new Request(`${origin}/inloggen`, { method: "POST", body: new URLSearchParams({ email }), headers: { origin } });
  expect(await attributes(await secure(request, "192.0.2.1"))).toEqual([
    "__Host-office-login; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
  const trial = new Request(`${origin}/proberen`, { method: "POST", headers: { origin } });
  expect((await secure(trial, "127.0.0.1")).status).toBe(404);
});
