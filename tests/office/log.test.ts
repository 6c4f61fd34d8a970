import { afterEach, beforeEach, expect, test } from "vitest";
import { recordAct } from "../../src/history/record-act.ts";
import { addHeldMessage, addHeldQuote } from "../support/held.ts";
import { addOrganisation } from "../support/fixtures.ts";
import { testOffice, type TestOffice } from "../support/office.ts";

let office: TestOffice;
beforeEach(async () => {
  office = await testOffice();
  for (const platform of [1, 2, 3]) await addOrganisation(office.db, { platform });
});
afterEach(async () => {
  expect(office.errors).toEqual([]);
  await office.close();
});

const textOf = async (response: Promise<Response>) => (await response).text();
/** The rows of the list alone: filters name people and acts too. */
const rowsOf = async (response: Promise<Response>) => (await textOf(response)).split("<tbody>")[1]?.split("</tbody>")[0] ?? "";

test("an editor of some brands sees lines of their brands and their own, and no logins or exports of others", async () => {
  const { db } = office;
  const kids = await office.person({ platformIds: [2, 3] });
  const anna = await office.person();
  const actor = { kind: "NOBODY" } as const;
  await recordAct(db, {
    actor,
    action: "login.asked",
    subject: { kind: "account", id: null },
    changes: { address: [null, "x…@y.example"] },
  });
  await anna.post("/offerteaanvragen/csv");
  await anna.post("/account", { voornaam: "Anna", achternaam: "Jansen", taal: "nl" });
  await recordAct(db, { actor: { kind: "OPERATOR" }, action: "held.reject", subject: { kind: "event", id: 7, platformId: 3 } });
  await kids.post("/account", { voornaam: "Kim", achternaam: "Smit", taal: "nl" });
  const seen = await rowsOf(kids.get("/logboek"));
  expect(seen).toContain("wees af: evenement 7");
  expect(seen).toContain("Kim Smit");
  expect(seen).toContain("veranderde gegevens");
  expect(seen).not.toMatch(/downloadde|vroeg een code|Anna/);
  const all = await rowsOf(anna.get("/logboek"));
  for (const act of ["downloadde offerteaanvragen", "vroeg een code", "Kim Smit"]) expect(all).toContain(act);
  expect(await rowsOf(kids.get("/logboek?merk=kids"))).not.toContain("veranderde gegevens");
});

test("the log is filtered by who acted, and by the number of a subject", async () => {
  await addHeldQuote(office.db);
  await addHeldMessage(office.db);
  const anna = await office.person();
  await anna.post("/wachtrij/quote:1/afwijzen", { reden: "Spam" });
  await recordAct(office.db, { actor: { kind: "OPERATOR" }, action: "held.reject", subject: { kind: "message", id: 1, platformId: 1 } });
  const html = await textOf(anna.get("/logboek"));
  expect(html).toContain(`<option value="${anna.accountId}">Anna de Vries</option>`);
  expect(html).toContain('<option value="OPERATOR">Opdrachtregel</option>');
  const own = await rowsOf(anna.get(`/logboek?wie=${anna.accountId}`));
  expect([own.includes("offerteaanvraag 1"), own.includes("bericht 1")]).toEqual([true, false]);
  const commandLine = await rowsOf(anna.get("/logboek?wie=OPERATOR"));
  expect([commandLine.includes("offerteaanvraag 1"), commandLine.includes("bericht 1")]).toEqual([false, true]);
  expect(await rowsOf(anna.get("/logboek?soort=quote&nummer=2"))).toBe("");
  expect(await textOf(anna.get("/logboek?nummer=abc"))).toContain("Typ een nummer, zoals 12");
  expect(await rowsOf(anna.get("/logboek?soort=quote&nummer=1"))).toContain("wees af: offerteaanvraag 1");
});

test("a line leads to the page of its subject while there is one, and names it", async () => {
  await addHeldQuote(office.db);
  const anna = await office.person();
  const bob = await office.person();
  await anna.post("/wachtrij/quote:1/afwijzen", { reden: "Spam" });
  await anna.post(`/mensen/${bob.accountId}/uitloggen`);
  const there = await rowsOf(anna.get("/logboek"));
  expect(there).toContain('<a href="/offerteaanvragen/1" data-row-link="true">wees af: offerteaanvraag 1 (Kanoën op de Linge)</a>');
  expect(there).toContain(`<a href="/mensen/${bob.accountId}" data-row-link="true">logde overal uit: Anna de Vries</a>`);
  await office.db.deleteFrom("quote_request").execute();
  const gone = await rowsOf(anna.get("/logboek"));
  expect(gone).toContain("wees af: offerteaanvraag 1");
  expect(gone).not.toContain("/offerteaanvragen/1");
});

test("what changed is said in words, without what stayed", async () => {
  const anna = await office.person();
  const actor = { kind: "OPERATOR" } as const;
  const subject = { kind: "account", id: anna.accountId };
  const changes = { role: ["ADMIN", "ADMIN"], brands: [null, [3]] } as const;
  await recordAct(office.db, { actor, action: "people.changed", subject, changes });
  await recordAct(office.db, { actor, action: "login", subject, changes: { method: [null, "MAIL+TOTP"], odd: [1, { a: 2 }] } });
  const city = { platform_id: [2, null], province_id: [12, null], created_at: ["2027-05-12T08:56:00.000Z", null] } as const;
  await recordAct(office.db, { actor, action: "held.reject", subject: { kind: "city", id: 1, platformId: 2 }, changes: city });
  const rows = await rowsOf(anna.get("/logboek"));
  expect(rows).toContain("<li>merken: Alle merken → Kidsuitjes</li>");
  expect(rows).not.toContain("rol:");
  expect(rows).toContain("<li>ingelogd met: mail en app</li>");
  expect(rows).toContain("<li>odd: 1 → {&quot;a&quot;:2}</li>");
  expect(rows).toContain("<li>ingestuurd: 12 mei 2027, 10:56 → –</li>");
  expect(rows).not.toMatch(/provincie|platform_id/);
});

test("after a bulk operation the page says how many, and after others what they did, in a sentence", async () => {
  const anna = await office.person();
  const bob = await office.person();
  const batch = "3f0c2f0e-7f0b-4a39-9b8e-2d9f4a5f1c11";
  const actor = {
    kind: "ADMIN",
    accountId: anna.accountId,
    organisations: [],
    platformIds: null,
    provedAt: new Date(),
    viewsAs: null,
  } as const;
  for (const id of [4, 5]) await recordAct(office.db, { actor, action: "mails.retry", subject: { kind: "mail", id }, batch });
  await recordAct(office.db, { actor, action: "mails.retry", subject: { kind: "mail", id: 6 } });
  await recordAct(office.db, { actor, action: "people.invite", subject: { kind: "account", id: bob.accountId } });
  await office.db.updateTable("user_account").set({ first_name: "Bob", last_name: "Kids" }).where("id", "=", bob.accountId).execute();
  expect(await textOf(anna.get("/post?gedaan=2"))).toContain("2 mails worden nu opnieuw geprobeerd");
  expect(await textOf(anna.get("/post?gedaan=3"))).toContain("De mail wordt nu opnieuw geprobeerd");
  expect(await textOf(anna.get("/mensen?gedaan=4"))).toContain("Bob Kids is uitgenodigd");
});
