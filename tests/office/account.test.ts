import { afterAll, beforeAll, expect, test } from "vitest";
import { removeExpired } from "../../src/privacy/retention/remove-expired.ts";
import { openSession } from "../../src/accounts/session.ts";
import { appOf, giveApp } from "../support/office-factors.ts";
import { mailsOf, newestMail } from "../support/office-mails.ts";
import { OFFICE_ORIGIN, testOffice, type TestOffice } from "../support/office.ts";
import { passkeyDevice } from "../support/passkey-device.ts";

const MINUTE_MS = 60_000;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

async function lastAct(): Promise<{ action: string; changes: unknown }> {
  const { rows } = await office.database.pool.query<{ action: string; changes: unknown }>(
    "select action, changes from audit order by id desc limit 1",
  );
  return rows[0] ?? { action: "none", changes: null };
}

test("somebody changes name and language, and switches single-letter keys off", async () => {
  const browser = await office.person();
  expect(await (await browser.get("/account")).text()).not.toContain('data-keys="off"');
  const saved = await browser.post("/account", { voornaam: "Änne", achternaam: "Groß", taal: "de" });
  expect(saved.status).toBe(303);
  const page = await (await browser.get("/account")).text();
  for (const part of ['lang="de"', 'data-keys="off"', 'value="Änne"', "Passkey hinzufügen"]) expect(page).toContain(part);
  expect(await lastAct()).toEqual({
    action: "account.changed",
    changes: { firstName: ["A…", "Ä…"], lastName: ["d…", "G…"], language: ["nl", "de"], keys: [true, false] },
  });
  const wrong = await browser.post("/account", { voornaam: "", achternaam: "Groß", taal: "de" });
  expect([wrong.status, (await wrong.text()).includes("Geben Sie Ihren Namen ein")]).toEqual([422, true]);
});

test("an app is set up with its first code, shown once, and removed only while something else is left", async () => {
  const { accountId, ...browser } = await office.person();
  const page = await (await browser.get("/account/app")).text();
  expect(await office.db.selectFrom("totp").select("user_account_id").where("user_account_id", "=", accountId).execute()).toEqual([]);
  const sleutel = /name="sleutel" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const app = appOf(/key_\w+">([A-Z2-7 ]+)</.exec(page)?.[1] ?? "");
  const wrong = await browser.post("/account/app", { sleutel, code: "000000" });
  expect([wrong.status, appOf(/key_\w+">([A-Z2-7 ]+)</.exec(await wrong.text())?.[1] ?? "")(office.site.now())]).toEqual([
    422,
    app(office.site.now()),
  ]);
  expect((await browser.post("/account/app", { sleutel, code: app(office.site.now()) })).status).toBe(303);
  expect((await lastAct()).action).toBe("account.app-added");
  expect((await newestMail(office)).subject).toBe("De manier waarop je inlogt is veranderd");
  expect((await browser.get("/account/app")).headers.get("location")).toBe("/account");
  const last = await browser.post("/account/app/weg");
  expect([last.status, (await last.text()).includes("je enige manier")]).toEqual([422, true]);
});

test("new recovery codes are shown once: loading the page again makes none, and another account reads none", async () => {
  const { accountId, ...browser } = await office.person();
  expect(await (await browser.get("/account")).text()).toContain("Je hebt geen herstelcodes.");
  const made = await browser.post("/herstelcodes");
  expect([made.status, made.headers.get("location")]).toEqual([303, "/herstelcodes/nieuw"]);
  const sealed = browser.cookies.get("office-recovery") ?? "";
  expect([sealed.length > 300, /HttpOnly/.test(made.headers.getSetCookie().join())]).toEqual([true, true]);
  const hashes = async () => office.db.selectFrom("recovery_code").select("hash").where("user_account_id", "=", accountId).execute();
  const before = await hashes();

  const other = await office.person();
  other.cookies.set("office-recovery", sealed);
  expect(await (await other.get("/herstelcodes/nieuw")).text()).toContain("al getoond");
  const shown = await browser.get("/herstelcodes/nieuw");
  const html = await shown.text();
  const codes = html.match(/(?:[2-9A-Z]{4}-){5}[2-9A-Z]{4}/g) ?? [];
  expect([codes.length, shown.headers.get("cache-control"), sealed.includes(codes[0] ?? "-")]).toEqual([10, "no-store", false]);
  expect(browser.cookies.has("office-recovery")).toBe(false);
  expect(await (await browser.get("/herstelcodes/nieuw")).text()).toContain("al getoond");
  expect(await hashes()).toEqual(before);
  browser.cookies.set("office-recovery", sealed);
  office.advance(5 * MINUTE_MS + 1_000);
  expect(await (await browser.get("/herstelcodes/nieuw")).text()).toContain("al getoond");
});

test("the only way to log in is named where it stands", async () => {
  const { accountId, ...browser } = await office.person();
  await giveApp(office, accountId);
  const html = await (await browser.get("/account")).text();
  const [, app = "", recovery = ""] = /<h3>Authenticator-app<\/h3>([^]*)<h3>Herstelcodes<\/h3>([^]*)/.exec(html) ?? [];
  expect([app.includes("enige manier"), recovery.includes("enige manier")]).toEqual([true, false]);
});

test("the seed of one account sets up no app for another", async () => {
  const [anna, bram] = [await office.person(), await office.person()];
  const page = await (await anna.get("/account/app")).text();
  const sleutel = /name="sleutel" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const app = appOf(/key_\w+">([A-Z2-7 ]+)</.exec(page)?.[1] ?? "");
  expect((await bram.post("/account/app", { sleutel, code: app(office.site.now()) })).status).toBe(422);
});

test("a passkey is named, and of two removed at once one stays", async () => {
  const { accountId, ...browser } = await office.person();
  for (const name of ["Laptop", "Telefoon"]) {
    const options = await (await browser.postJson("/account/passkey/opties", {})).text();
    const challenge = /"challenge":"([\w-]+)"/.exec(options)?.[1] ?? "";
    const response = passkeyDevice(OFFICE_ORIGIN).register({ challenge });
    expect((await browser.postJson("/account/passkey", { response, name })).status).toBe(200);
  }
  const passkeys = await office.db
    .selectFrom("passkey")
    .select(["id", "label"])
    .where("user_account_id", "=", accountId)
    .orderBy("id")
    .execute();
  expect(passkeys.map(({ label }) => label)).toEqual(["Laptop", "Telefoon"]);
  const [first, second] = passkeys.map(({ id }) => id);
  expect((await browser.post(`/account/passkey/${first}`, { naam: "Laptop thuis" })).status).toBe(303);
  expect(await lastAct()).toEqual({ action: "account.passkey-named", changes: { passkey: ["Laptop", "Laptop thuis"] } });
  const other = await office.person();
  expect((await other.post(`/account/passkey/${first}/weg`)).status).toBe(404);
  expect((await other.post(`/account/passkey/${first}`, { naam: "Mijn" })).status).toBe(404);
  const answers = await Promise.all([browser.post(`/account/passkey/${first}/weg`), browser.post(`/account/passkey/${second}/weg`)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
});

test("factors and the address ask for a proof of the last ten minutes; name and devices do not", async () => {
  const { accountId, ...browser } = await office.person();
  await giveApp(office, accountId);
  office.advance(11 * MINUTE_MS);
  for (const path of ["/account/app", "/account/passkey", "/account/adres", "/herstelcodes"]) {
    expect((await browser.get(path)).headers.get("location")).toBe(`/bevestigen?naar=${encodeURIComponent(path)}`);
  }
  for (const path of ["/account/app", "/account/app/weg", "/account/passkey/1/weg", "/account/adres", "/herstelcodes"]) {
    expect((await browser.post(path)).status).toBe(403);
  }
  expect((await browser.postJson("/account/passkey/opties", {})).status).toBe(403);
  expect((await browser.post("/account", { voornaam: "Anna", achternaam: "Bos" })).status).toBe(303);
  expect((await browser.post("/account/apparaten/weg")).status).toBe(303);
});

test("somebody ends another device, and all others, but not those of a colleague", async () => {
  const { accountId, ...browser } = await office.person();
  const openOne = () => openSession(office.db, { accountId, method: "PASSKEY", browser: "Safari, iOS", now: office.site.now() });
  const phone = office.visitor();
  phone.cookies.set("office", await openOne());
  const shown = await (await browser.get("/account")).text();
  expect(shown.match(/dit apparaat/g)).toHaveLength(1);
  const [path = ""] = /\/account\/apparaten\/\d+\/weg/.exec(shown) ?? [];
  expect((await (await office.person()).post(path)).status).toBe(404);
  expect((await phone.get("/")).status).toBe(200);
  expect((await browser.post(path)).status).toBe(303);
  expect((await phone.get("/")).status).toBe(303);
  phone.cookies.set("office", await openOne());
  await browser.post("/account/apparaten/weg");
  expect([(await phone.get("/")).status, (await browser.get("/")).status]).toEqual([303, 200]);
});

test("a new address counts when its code is typed, and the former one is notified", async () => {
  const former = "iris@redactie.example";
  const { accountId, ...browser } = await office.person({ email: former });
  expect((await browser.post("/account/adres", { adres: "iris@" })).status).toBe(422);
  expect((await browser.post("/account/adres", { adres: "Iris@Nieuw.example" })).headers.get("location")).toBe("/account/adres");
  const mail = await newestMail(office);
  expect(mail.to).toBe("Iris@Nieuw.example");
  const code = /[2-9A-Z]{4} [2-9A-Z]{4}/.exec(mail.text)?.[0] ?? "";
  expect((await browser.post("/account/adres/code", { code: "WRONGONE" })).status).toBe(422);
  expect((await browser.post("/account/adres/code", { code })).status).toBe(303);
  const account = await office.db.selectFrom("user_account").select("email").where("id", "=", accountId).executeTakeFirst();
  expect(account).toEqual({ email: "Iris@Nieuw.example" });
  // The nightly removal of expired codes, while the mail still waits for its server.
  await removeExpired(office.db, new Date(office.site.now().getTime() + 86_400_000));
  expect(await newestMail(office)).toMatchObject({ to: former, subject: "Je account heeft een ander e-mailadres" });
  expect((await lastAct()).changes).toEqual({ address: ["ir…@redactie.example", "Ir…@Nieuw.example"] });
  expect((await browser.post("/account/adres/code", { code })).status).toBe(422);
});

test("of right codes typed at the same moment one counts, and the mail goes to the former address", async () => {
  const former = "femke@redactie.example";
  const browser = await office.person({ email: former });
  await browser.post("/account/adres", { adres: "femke@nieuw.example" });
  const code = /[2-9A-Z]{4} [2-9A-Z]{4}/.exec((await newestMail(office)).text)?.[0] ?? "";
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post("/account/adres/code", { code })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422, 422]);
  const notices = (await mailsOf(office)).filter(({ to, subject }) => to.startsWith("femke") && subject.startsWith("Je account heeft"));
  expect(notices.map(({ to }) => to)).toEqual([former]);
});

test("wrong codes for a new address are in the log, and one network tries sixty in a quarter of an hour, as at a login", async () => {
  const { accountId, cookies } = await office.person();
  const browser = office.visitor("2001:db8:7::1");
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await browser.post("/account/adres", { adres: "kees@nieuw.example" });
  const statuses = [];
  for (let tries = 0; tries < 61; tries += 1) statuses.push((await browser.post("/account/adres/code", { code: "WRONGONE" })).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 422), 429]);
  const refused = await office.db
    .selectFrom("audit")
    .select(["actor_id", "subject_id"])
    .where("action", "=", "account.address-refused")
    .where("actor_id", "=", accountId)
    .execute();
  expect(refused).toEqual(Array.from({ length: 60 }, () => ({ actor_id: accountId, subject_id: accountId })));
});

test("one network asks for twenty codes in a quarter of an hour, for logins and new addresses together", async () => {
  const { cookies } = await office.person();
  const browser = office.visitor("2001:db8:8::1");
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const ask = async (mail: number) => (await browser.post("/account/adres", { adres: `kees${mail}@nieuw.example` })).status;
  const statuses = [];
  for (let mail = 0; mail < 21; mail += 1) statuses.push(await ask(mail));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
  expect((await browser.post("/inloggen", { email: "kees@elders.example" })).status).toBe(429);
});

test("the address of somebody else gets no mail, and the answer does not tell", async () => {
  await office.person({ email: "jan@redactie.example" });
  const browser = await office.person();
  const mails = (await mailsOf(office)).length;
  expect((await browser.post("/account/adres", { adres: "jan@redactie.example" })).headers.get("location")).toBe("/account/adres");
  expect(await mailsOf(office)).toHaveLength(mails);
});

test("a demo account changes no factors and no address", async () => {
  const demo = await office.editor();
  expect(await (await demo.get("/account")).text()).toContain("Een proefaccount heeft geen passkeys");
  for (const path of ["/account/app", "/account/passkey", "/herstelcodes"]) expect((await demo.get(path)).status).toBe(404);
  expect((await demo.post("/herstelcodes")).status).toBe(404);
  expect((await demo.post("/account/adres", { adres: "x@redactie.example" })).status).toBe(404);
});
