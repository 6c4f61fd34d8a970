import { afterAll, beforeAll, expect, test } from "vitest";
import { giveApp, giveRecoveryCodes, proveMail } from "../support/office-factors.ts";
import { mailsOf, newestMail } from "../support/office-mails.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

const MINUTE_MS = 60_000;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

let people = 0;
async function newEditor() {
  people += 1;
  const email = `carla${people}@redactie.example`;
  const { accountId } = await office.person({ email });
  return { email, accountId };
}

/** A browser that asked for a code, and the code. */
async function asking(email: string): Promise<OfficeVisitor & { code: string; link: string }> {
  const browser = office.visitor();
  await browser.post("/inloggen", { email });
  return { ...browser, ...(await newestMail(office)) };
}

async function sessionsOf(accountId: number): Promise<number> {
  return (await office.db.selectFrom("session").select("id").where("user_account_id", "=", accountId).execute()).length;
}

test("a code that was typed wrong five times does not work any more", async () => {
  const { email } = await newEditor();
  const { code, ...browser } = await asking(email);
  for (let tries = 0; tries < 5; tries += 1) expect((await browser.post("/inloggen/code", { code: "WRONGONE" })).status).toBe(422);
  expect((await browser.post("/inloggen/code", { code })).status).toBe(422);
});

test("fifty tries at once are no more than five", async () => {
  const { email, accountId } = await newEditor();
  const { code: _code, ...browser } = await asking(email);
  await Promise.all(Array.from({ length: 50 }, () => browser.post("/inloggen/code", { code: "WRONGONE" })));
  const { rows } = await office.database.pool.query("select tries from user_token where user_account_id = $1", [accountId]);
  expect(rows).toEqual([{ tries: 5 }]);
});

test("a code works for ten minutes, in any case and with spaces", async () => {
  const { email } = await newEditor();
  const late = await asking(email);
  office.advance(10 * MINUTE_MS);
  expect((await late.post("/inloggen/code", { code: late.code })).status).toBe(422);
  const inTime = await asking(email);
  office.advance(10 * MINUTE_MS - 2_000);
  const typed = `${inTime.code.slice(0, 4)} ${inTime.code.slice(4)}`.toLowerCase();
  expect((await inTime.post("/inloggen/code", { code: typed })).status).toBe(303);
});

test("a mail scanner that opens the link logs nobody in and uses nothing up, with GET and HEAD", async () => {
  const { email, accountId } = await newEditor();
  const { code, link, ...browser } = await asking(email);
  const before = await sessionsOf(accountId);
  for (const method of ["GET", "HEAD"]) {
    const answer = await office.app(new Request(`http://beheer.localhost:3000${link}`, { method }));
    expect([answer.status, answer.headers.getSetCookie(), answer.headers.get("referrer-policy")]).toEqual([200, [], "strict-origin"]);
  }
  expect(await sessionsOf(accountId)).toBe(before);
  expect(await (await office.visitor().get(link)).text()).toContain(`${code.slice(0, 4)} ${code.slice(4)}`);
  const here = await (await browser.get(link)).text();
  expect(here).toContain(`name="code" value="${code}"`);
  expect((await browser.post("/inloggen/code", { code })).status).toBe(303);
});

test("a link shows its code only as it was mailed, while it is unused and in time", async () => {
  const { email } = await newEditor();
  const { code, link, ...browser } = await asking(email);
  const [selector] = browser.cookies.get("office-login")?.split(".") ?? [];
  const over = async (path: string) => {
    const answer = await office.visitor().get(path);
    return [answer.status, (await answer.text()).includes("Deze link werkt niet meer")];
  };
  expect((await office.visitor().get(link)).status).toBe(200);
  // The browser that asked knows the token: it learns neither whether there is an account, nor the code.
  for (const made of [
    "abc?code=Bel%200900-1234",
    "abc?code=ABCDEFGH",
    `${selector}?code=${code}`,
    `${selector}?code=${code}&bewijs=${"a".repeat(22)}`,
  ]) {
    expect([made, await over(`/inloggen/mail/${made}`)]).toEqual([made, [404, true]]);
  }
  expect(await over(link.replace(/code=\w+/, "code=ABCDEFGH"))).toEqual([404, true]);
  await browser.post("/inloggen/code", { code });
  expect(await over(link)).toEqual([404, true]);
  const late = await asking(email);
  office.advance(10 * MINUTE_MS);
  expect(await over(late.link)).toEqual([404, true]);
});

test("the button of the mail leads where the login was asked for, and the code page names the address", async () => {
  const { email } = await newEditor();
  const browser = office.visitor();
  await browser.post("/inloggen?naar=%2Flogboek", { email });
  expect(await (await browser.get("/inloggen/code")).text()).toContain("Als ca…@redactie.example een account heeft");
  const here = await (await browser.get((await newestMail(office)).link)).text();
  expect(here).toContain('action="/inloggen/code?naar=%2Flogboek"');
});

test("the second factor offers what the account has, and a wrong recovery code stays at its field", async () => {
  const { email, accountId } = await newEditor();
  await giveApp(office, accountId);
  const browser = office.visitor();
  await proveMail(office, browser, email);
  const offered = async () => {
    const html = await (await browser.get("/bevestigen")).text();
    return ['data-passkey="prove"', "bewijs-app", "bewijs-herstelcode", "Opnieuw beginnen"].map((part) => html.includes(part));
  };
  expect(await offered()).toEqual([false, true, false, true]);
  await giveRecoveryCodes(office, accountId);
  expect(await offered()).toEqual([false, true, true, true]);
  const wrong = await (await browser.post("/bevestigen", { "bewijs-herstelcode": "AAAA-BBBB" })).text();
  expect(wrong).toMatch(/<details[^>]* open=""/);
  expect(wrong).toContain('value="AAAA-BBBB"');
  expect(wrong).toContain('id="bewijs-herstelcode-problem"');
  expect(wrong).not.toContain('id="bewijs-app-problem"');
});

test("an address gets five mails in a quarter of an hour, and a range may ask for twenty", async () => {
  const { email } = await newEditor();
  for (let mail = 0; mail < 5; mail += 1) expect((await office.visitor().post("/inloggen", { email })).status).toBe(303);
  const refused = await office.visitor().post("/inloggen", { email: email.toUpperCase() });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);

  const statuses = [];
  for (let mail = 0; mail < 21; mail += 1) {
    const neighbour = office.visitor(`2001:db8:1:2::${mail.toString(16)}`);
    statuses.push((await neighbour.post("/inloggen", { email: `nobody${mail}@nergens.example` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
});

test("an unknown address, a known one and that of a deactivated account get the same answer, and run as many statements", async () => {
  const { email } = await newEditor();
  const gone = await newEditor();
  await office.db.updateTable("user_account").set({ active: false, deactivated_at: new Date() }).where("id", "=", gone.accountId).execute();
  const answers = [];
  for (const address of [email, gone.email, "niemand@nergens.example"]) {
    const mails = (await mailsOf(office)).length;
    const queued = async () => (await office.database.pool.query("select from graphile_worker.jobs")).rows.length;
    const jobs = await queued();
    const browser = office.visitor();
    const answer = await browser.post("/inloggen", { email: address });
    const shown = await (await browser.get("/inloggen/code")).text();
    const cookie = answer.headers.getSetCookie().map((line) => line.replace(/[\w-]{22}\.[\w-]{43}\.[\w-]*\.[\w-]*/, "…"));
    answers.push([
      answer.status,
      answer.headers.get("location"),
      cookie,
      shown.replaceAll(/nonce="[^"]*"|content="[^"]{24}"|Als \S+ een/g, ""),
    ]);
    expect([(await queued()) - jobs, (await mailsOf(office)).length - mails]).toEqual([1, address === email ? 1 : 0]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test("a code of the app and a recovery code work once, and using a recovery code is mailed", async () => {
  const { email, accountId } = await newEditor();
  const app = await giveApp(office, accountId);
  const [recovery = ""] = await giveRecoveryCodes(office, accountId);
  const code = app(office.site.now());
  const [first, second, third, fourth] = [office.visitor(), office.visitor(), office.visitor(), office.visitor()];
  for (const browser of [first, second, third, fourth]) await proveMail(office, browser, email);
  expect((await first.post("/bevestigen", { "bewijs-app": code })).status).toBe(303);
  expect((await second.post("/bevestigen", { "bewijs-app": code })).status).toBe(422);
  expect((await third.post("/bevestigen", { "bewijs-herstelcode": recovery.toLowerCase() })).status).toBe(303);
  expect((await fourth.post("/bevestigen", { "bewijs-herstelcode": recovery })).status).toBe(422);
  expect(
    (await mailsOf(office)).filter(({ to, subject }) => to === email && subject.includes("inlogt is veranderd")).length,
  ).toBeGreaterThan(0);
});

test("after ten wrong second factors an account waits, while right ones do not count", async () => {
  const { email, accountId } = await newEditor();
  const app = await giveApp(office, accountId);
  const browser = office.visitor();
  await proveMail(office, browser, email);
  for (let proof = 0; proof < 12; proof += 1) {
    office.advance(MINUTE_MS);
    expect((await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) })).status).toBe(303);
  }
  for (let tries = 0; tries < 10; tries += 1) expect((await browser.post("/bevestigen", { "bewijs-app": "000000" })).status).toBe(422);
  office.advance(MINUTE_MS);
  expect((await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) })).status).toBe(429);
});

test("a login that leads somewhere arrives there, and never at another site", async () => {
  const { email, accountId } = await newEditor();
  const app = await giveApp(office, accountId);
  for (const [to, arrives] of [
    ["/logboek?soort=account", "/logboek?soort=account"],
    ["//evil.example", "/"],
    ["https://evil.example/", "/"],
    ["/\\evil.example", "/"],
  ] as const) {
    office.advance(MINUTE_MS);
    const browser = office.visitor();
    await browser.post(`/inloggen?naar=${encodeURIComponent(to)}`, { email });
    const { code } = await newestMail(office);
    const proved = await browser.post(`/inloggen/code?naar=${encodeURIComponent(to)}`, { code });
    const done = await browser.post(proved.headers.get("location") ?? "", { "bewijs-app": app(office.site.now()) });
    expect(done.headers.get("location")).toBe(arrives);
  }
});
