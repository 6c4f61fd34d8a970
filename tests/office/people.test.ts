import { afterEach, beforeEach, expect, test } from "vitest";
import { addOrganisation } from "../support/fixtures.ts";
import { giveApp, proveMail } from "../support/office-factors.ts";
import { mailsOf, newestMail } from "../support/office-mails.ts";
import { testOffice, type TestOffice } from "../support/office.ts";

const MINUTE_MS = 60_000;
const FEMKE = { voornaam: "Femke", achternaam: "Bos", email: "femke@redactie.example", rol: "ADMIN", taal: "nl" };

let office: TestOffice;
beforeEach(async () => {
  office = await testOffice();
  for (const platform of [1, 2]) await addOrganisation(office.db, { platform });
});
afterEach(() => office.close());

async function accountOf(email: string) {
  return office.db
    .selectFrom("user_account")
    .select(["id", "active", "role_id", "deactivated_at"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
}

async function brandsOf(accountId: number): Promise<number[]> {
  const rows = await office.db.selectFrom("user_platform").select("platform_id").where("user_account_id", "=", accountId).execute();
  return rows.map(({ platform_id }) => platform_id).toSorted();
}

async function lastAct(): Promise<unknown> {
  const { rows } = await office.database.pool.query("select action, actor_id, subject_id, changes from audit order by id desc limit 1");
  return rows[0];
}

test("an editor invites a colleague, who gets a mail, and the log has it with a masked address", async () => {
  const editor = await office.person();
  expect((await editor.get("/mensen/uitnodigen")).status).toBe(200);
  const done = await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" });
  expect([done.status, done.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/mensen\?gedaan=\d+$/)]);
  expect(await (await editor.get(done.headers.get("location") ?? "")).text()).toContain("is uitgenodigd");
  const { id, active } = await accountOf(FEMKE.email);
  expect([active, await brandsOf(id)]).toEqual([false, []]);
  expect(await newestMail(office)).toMatchObject({ to: FEMKE.email, link: expect.stringContaining("/uitnodiging/") });
  expect(await lastAct()).toMatchObject({
    ...{ action: "people.invite", actor_id: editor.accountId, subject_id: id },
    changes: { address: [null, "fe…@redactie.example"], role: [null, "ADMIN"] },
  });
});

test("inviting asks for a recent proof before anything is typed", async () => {
  const editor = await office.person();
  office.advance(11 * MINUTE_MS);
  const asked = await editor.get("/mensen/uitnodigen");
  expect(asked.headers.get("location")).toBe("/bevestigen?naar=%2Fmensen%2Fuitnodigen");
  expect((await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" })).status).toBe(403);
  expect(await mailsOf(office)).toEqual([]);
});

test("what is wrong in the form is said at the field, and what was typed stays", async () => {
  const editor = await office.person();
  const wrong = await editor.post("/mensen/uitnodigen", { ...FEMKE, email: "femke@", achternaam: "" });
  const text = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const part of [
    'value="Femke"',
    'value="femke@"',
    "Vul een e-mailadres in",
    "Vul je naam in",
    "Kies alle merken, of minstens één merk",
  ]) {
    expect(text).toContain(part);
  }
  const own = await accountEmail(editor.accountId);
  expect(await (await editor.post("/mensen/uitnodigen", { ...FEMKE, email: own.toUpperCase(), merken: "alle" })).text()).toContain(
    "al een account",
  );
});

async function accountEmail(id: number): Promise<string> {
  return (await office.db.selectFrom("user_account").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
}

test("an editor of some brands gives no more than those, and does not see who has others", async () => {
  const dutch = await office.person({ platformIds: [1] });
  const german = await office.person({ platformIds: [2] });
  const all = await office.person();
  expect(await (await dutch.get("/mensen/uitnodigen")).text()).not.toContain('name="merk" value="de"');
  for (const brands of [{ merken: "alle" }, { merk: "de" }] as Record<string, string>[]) {
    expect((await dutch.post("/mensen/uitnodigen", { ...FEMKE, ...brands })).status).toBe(422);
  }
  expect((await dutch.post("/mensen/uitnodigen", { ...FEMKE, merk: "nl" })).status).toBe(303);
  expect(await brandsOf((await accountOf(FEMKE.email)).id)).toEqual([1]);

  const [foreign, missing] = [await dutch.get(`/mensen/${german.accountId}`), await dutch.get("/mensen/999999")];
  const plain = async (answer: Response) => (await answer.text()).replaceAll(/nonce="[^"]*"|content="[\w+/=]{24}"/g, "");
  expect([foreign.status, await plain(foreign)]).toEqual([404, await plain(missing)]);
  expect((await dutch.post(`/mensen/${german.accountId}/uitloggen`)).status).toBe(404);
  expect((await german.get("/")).status).toBe(200);

  const seen = await (await dutch.get(`/mensen/${all.accountId}`)).text();
  expect(seen).not.toContain("/deactiveren");
  for (const act of ["deactiveren", "herstellen", "uitloggen"]) {
    expect((await dutch.post(`/mensen/${all.accountId}/${act}`)).status).toBe(422);
  }
  expect((await dutch.post(`/mensen/${all.accountId}`, { rol: "USER" })).status).toBe(422);
  expect((await all.get("/mensen")).status).toBe(200);
});

test("all brands and ticked brands together are refused at the field, with what was chosen, as no choice is", async () => {
  const [editor, colleague] = [await office.person(), await office.person({ platformIds: [1] })];
  const fresh = await (await editor.get("/mensen/uitnodigen")).text();
  expect([fresh.includes("checked"), fresh.includes('name="merken" value="alle"'), fresh.includes(">Aanbieder<")]).toEqual([
    false,
    true,
    false,
  ]);
  for (const [path, fields] of [
    ["/mensen/uitnodigen", FEMKE],
    [`/mensen/${colleague.accountId}`, { rol: "ADMIN" }],
  ] as const) {
    const both = await editor.post(path, { ...fields, merken: "alle", merk: "de" });
    const html = await both.text();
    expect(both.status).toBe(422);
    expect(html).toContain('<a href="#merken">Je koos alle merken én losse merken.');
    expect(html).toMatch(/<input id="merken" type="radio" name="merken" checked="" value="alle"/);
    expect(html.match(/checked=""/g)).toHaveLength(2);
    for (const none of [{}, { merken: "deze" }] as Record<string, string>[])
      expect((await editor.post(path, { ...fields, ...none })).status).toBe(422);
  }
  expect(await brandsOf(colleague.accountId)).toEqual([1]);
  expect((await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "deze", merk: "de" })).status).toBe(303);
  expect(await brandsOf((await accountOf(FEMKE.email)).id)).toEqual([2]);
});

test("a second invitation to an address says so, and keeps the stored address", async () => {
  const editor = await office.person();
  await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" });
  const again = await editor.post("/mensen/uitnodigen", { ...FEMKE, email: FEMKE.email.toUpperCase(), merken: "alle" });
  expect(await (await editor.get(again.headers.get("location") ?? "")).text()).toContain(
    "was al uitgenodigd; er is een nieuwe uitnodiging",
  );
  expect(await newestMail(office)).toMatchObject({ to: FEMKE.email });
  expect(await lastAct()).toMatchObject({ action: "people.invited-again", changes: { address: [null, "fe…@redactie.example"] } });
});

test("an address gets five invitations in a quarter of an hour, also as the same one again", async () => {
  const anna = await office.person();
  const invitation = { ...FEMKE, email: "gina@redactie.example", merken: "alle" };
  expect((await anna.post("/mensen/uitnodigen", invitation)).status).toBe(303);
  const { id } = await office.db
    .selectFrom("user_account")
    .select("id")
    .where("email", "=", "gina@redactie.example")
    .executeTakeFirstOrThrow();
  for (let mail = 2; mail <= 5; mail += 1) expect((await anna.post(`/mensen/${id}/opnieuw`)).status).toBe(303);
  const refused = await anna.post(`/mensen/${id}/opnieuw`);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("the invitation names who invites", async () => {
  const editor = await office.person();
  await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" });
  expect((await newestMail(office)).text).toContain("Anna de Vries nodigt je uit");
});

test("an invited person who was deactivated gets a new invitation when activated, and the page says so", async () => {
  const editor = await office.person();
  await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" });
  const { id } = await accountOf(FEMKE.email);
  const { link: dead } = await newestMail(office);
  await editor.post(`/mensen/${id}/deactiveren`);
  expect((await office.visitor().get(dead)).status).toBe(404);
  expect(await (await editor.get(`/mensen/${id}`)).text()).toContain("krijgt een nieuwe uitnodiging");
  const done = await editor.post(`/mensen/${id}/activeren`);
  expect(await (await editor.get(done.headers.get("location") ?? "")).text()).toContain("is geactiveerd; er is een nieuwe uitnodiging");
  const { link } = await newestMail(office);
  expect([link === dead, (await office.visitor().get(link)).status]).toEqual([false, 200]);
});

test("deactivating and resetting say what will happen before their buttons, without a script", async () => {
  const [editor, colleague] = [await office.person(), await office.person()];
  const html = await (await editor.get(`/mensen/${colleague.accountId}`)).text();
  for (const [path, warning] of [
    ["deactiveren", "meteen overal uitgelogd"],
    ["herstellen", "alles om in te loggen vervalt"],
  ] as const) {
    const [folded = ""] = html.match(/<details[^]*?<\/details>/g)?.filter((part) => part.includes(`/${path}"`)) ?? [];
    expect([path, folded.includes(warning)]).toEqual([path, true]);
  }
});

test("editors of all brands are led from people to the data of a person", async () => {
  const [all, some] = [await office.person(), await office.person({ platformIds: [1] })];
  expect(await (await all.get("/mensen")).text()).toContain('href="/mensen/gegevens"');
  expect(await (await some.get("/mensen")).text()).not.toContain('href="/mensen/gegevens"');
});

test("an editor of some brands cannot take over the pending invitation of an editor of all", async () => {
  const [dutch, all] = [await office.person({ platformIds: [1] }), await office.person()];
  await all.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" });
  const again = await dutch.post("/mensen/uitnodigen", { ...FEMKE, merk: "nl" });
  expect([again.status, (await again.text()).includes("al een account")]).toEqual([422, true]);
  expect(await brandsOf((await accountOf(FEMKE.email)).id)).toEqual([]);
});

test("a changed role and changed brands count at the very next request", async () => {
  const [editor, colleague] = [await office.person(), await office.person()];
  expect((await editor.post(`/mensen/${colleague.accountId}`, { rol: "ADMIN", merk: "nl" })).status).toBe(303);
  expect(await brandsOf(colleague.accountId)).toEqual([1]);
  expect((await colleague.get("/mensen")).status).toBe(200);
  expect((await editor.post(`/mensen/${colleague.accountId}`, { rol: "USER" })).status).toBe(303);
  expect([(await colleague.get("/mensen")).status, (await colleague.get("/account")).status]).toEqual([404, 200]);
  expect(await lastAct()).toMatchObject({ action: "people.changed", changes: { role: ["ADMIN", "USER"] } });
});

test("nobody demotes, deactivates or resets themselves", async () => {
  await office.person();
  const editor = await office.person();
  for (const [path, fields] of [
    ["", { rol: "USER" }],
    ["/deactiveren", {}],
    ["/herstellen", {}],
  ] as const) {
    const answer = await editor.post(`/mensen/${editor.accountId}${path}`, fields);
    expect([answer.status, (await answer.text()).includes("kan alleen een collega")]).toEqual([422, true]);
  }
  expect((await editor.get("/mensen")).status).toBe(200);
});

test("the last editor of all brands stays, also when two are demoted at once", async () => {
  const demo = await office.editor();
  const [anna, bram] = [await office.person(), await office.person()];
  const answers = await Promise.all([
    demo.post(`/mensen/${anna.accountId}`, { rol: "USER" }),
    demo.post(`/mensen/${bram.accountId}/deactiveren`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  const { rows } = await office.database.pool.query("select from user_account where role_id = 1 and active and not demo");
  expect(rows).toHaveLength(1);
});

test("a deactivated colleague is out at once, gets no code, and comes back when activated", async () => {
  const editor = await office.person();
  const email = "gijs@redactie.example";
  const gijs = await office.person({ email });
  const app = await giveApp(office, gijs.accountId);
  expect((await editor.post(`/mensen/${gijs.accountId}/deactiveren`)).status).toBe(303);
  expect((await gijs.get("/")).headers.get("location")).toBe("/inloggen");
  const mails = (await mailsOf(office)).length;
  await office.visitor().post("/inloggen", { email });
  expect(await mailsOf(office)).toHaveLength(mails);
  expect((await editor.post("/mensen/uitnodigen", { ...FEMKE, email, merken: "alle" })).status).toBe(422);

  expect((await editor.post(`/mensen/${gijs.accountId}/activeren`)).status).toBe(303);
  const browser = office.visitor();
  await proveMail(office, browser, email);
  expect((await browser.post("/bevestigen", { "bewijs-app": app(office.site.now()) })).status).toBe(303);
});

test("after a reset the factors are gone, the sessions too, the owner knows it, and gets an invitation", async () => {
  const editor = await office.person();
  const email = "hanna@redactie.example";
  const hanna = await office.person({ email });
  await giveApp(office, hanna.accountId);
  expect((await editor.post(`/mensen/${hanna.accountId}/herstellen`)).status).toBe(303);
  expect((await hanna.get("/")).headers.get("location")).toBe("/inloggen");
  expect(await office.db.selectFrom("totp").select("user_account_id").execute()).toEqual([]);
  const mails = (await mailsOf(office)).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(mails.slice(-2)).toEqual(["De manier waarop je inlogt is veranderd", expect.stringContaining("Uitnodiging")]);
  const { link } = await newestMail(office);
  expect((await office.visitor().post(link)).headers.get("location")).toBe("/instellen");
  expect((await editor.post(`/mensen/${hanna.accountId}/opnieuw`)).status).toBe(303);
  expect((await office.visitor().get(link)).status).toBe(404);
});

test("the list finds people by name, address, role and state", async () => {
  const editor = await office.person({ email: "zoe@redactie.example" });
  await office.person({ email: "aanbieder@linge.example", role: "USER" });
  await editor.post("/mensen/uitnodigen", { ...FEMKE, merken: "alle" });
  const found = async (query: string) => {
    const text = await (await editor.get(`/mensen?${query}`)).text();
    return ["zoe@redactie", "aanbieder@linge", "femke@redactie"].filter((address) => text.includes(address));
  };
  expect(await found("")).toHaveLength(3);
  expect(await found("tekst=femke+bos")).toEqual(["femke@redactie"]);
  expect(await found("tekst=LINGE.example")).toEqual(["aanbieder@linge"]);
  expect(await found("tekst=%25")).toEqual([]);
  expect(await found("rol=USER")).toEqual(["aanbieder@linge"]);
  expect(await found("staat=INVITED")).toEqual(["femke@redactie"]);
});

test("a provider sees Start and Account only", async () => {
  const provider = await office.person({ role: "USER" });
  const start = await (await provider.get("/")).text();
  expect(start).toContain("Hier komt het gebied van aanbieders");
  expect([...start.matchAll(/<li><a href="([^"]*)"/g)].map(([, url]) => url)).toEqual(["/", "/account"]);
  for (const path of ["/mensen", "/mensen/uitnodigen", `/mensen/${provider.accountId}`, "/logboek"]) {
    expect((await provider.get(path)).status).toBe(404);
  }
});
