import { afterAll, beforeAll, expect, test } from "vitest";
import { addEventRequest, NOOR, setIban } from "../support/events.ts";
import { addPlatform } from "../support/fixtures.ts";
import { testOffice, type TestOffice } from "../support/office.ts";
import { withoutNonce } from "../support/without-nonce.ts";

const MINUTE_MS = 60_000;
const PERSON = [NOOR.name, NOOR.email, NOOR.address, NOOR.zipcode];

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
  for (const platform of [1, 2, 3, 4]) await addPlatform(office.db, platform);
});
afterAll(() => office.close());

test("event requests are in the menu, with title, dates, place and state, and a masked sender", async () => {
  await addEventRequest(office.db, { end_date: "2027-06-19" });
  const html = await (await (await office.editor()).get("/evenementaanvragen")).text();
  for (const shown of [
    "Evenementaanvragen",
    NOOR.title,
    "18 jun 2027 t/m 19 jun 2027",
    "Utrecht, Utrecht",
    "te beoordelen",
    "no…@dewip.example",
  ]) {
    expect(html).toContain(shown);
  }
  for (const hidden of PERSON) expect(html).not.toContain(hidden);
});

test("revealing the sender does not reveal the IBAN; that asks for a recent proof and writes its own line", async () => {
  const id = await addEventRequest(office.db);
  await setIban(office.db, office.site.secrets, { id });
  const anna = await office.person();
  const masked = await (await anna.get(`/evenementaanvragen/${id}`)).text();
  expect(masked).toContain("NL91 •••• •••• ••43 00");
  for (const hidden of [...PERSON, NOOR.iban]) expect(masked).not.toContain(hidden);

  await anna.post(`/evenementaanvragen/${id}/toon`);
  const person = await (await anna.get(`/evenementaanvragen/${id}`)).text();
  for (const part of PERSON) expect(person).toContain(part);
  expect(person).not.toContain(NOOR.iban);

  office.advance(11 * MINUTE_MS);
  expect((await anna.post(`/evenementaanvragen/${id}/iban`)).status).toBe(403);
  office.advance(-11 * MINUTE_MS);
  expect((await anna.post(`/evenementaanvragen/${id}/iban`)).status).toBe(303);
  expect(await (await anna.get(`/evenementaanvragen/${id}`)).text()).toContain(NOOR.iban);
  const acts = await office.db.selectFrom("audit").select(["action", "actor_id"]).where("subject_id", "=", id).orderBy("id").execute();
  expect(acts).toEqual([
    { action: "events.reveal", actor_id: anna.accountId },
    { action: "events.reveal-iban", actor_id: anna.accountId },
  ]);
});

test("an IBAN that cannot be read says why, and one that was erased says so", async () => {
  const unreadable = await addEventRequest(office.db);
  const erased = await addEventRequest(office.db, { iban_encrypted: null });
  const editor = await office.editor();
  expect(await (await editor.get(`/evenementaanvragen/${unreadable}`)).text()).not.toContain("Toon IBAN");
  expect(await (await editor.get(`/evenementaanvragen/${erased}`)).text()).toContain("gewist");
});

test("a request of another brand is answered as one that does not exist", async () => {
  const id = await addEventRequest(office.db);
  const other = await office.person({ platformIds: [1] });
  for (const act of ["toon", "iban"]) expect((await other.post(`/evenementaanvragen/${id}/${act}`)).status).toBe(404);
  const [foreign, missing] = [await other.get(`/evenementaanvragen/${id}`), await other.get("/evenementaanvragen/99999999")];
  expect([foreign.status, withoutNonce(await foreign.text())]).toEqual([404, withoutNonce(await missing.text())]);
});

test("markup in any field is shown as text", async () => {
  const evil = `"><svg onload=alert(1)>`;
  const id = await addEventRequest(office.db, {
    title: evil,
    description: evil,
    name: evil,
    company_name: evil,
    city: evil,
    province: evil,
    address: evil,
    zipcode: evil,
  });
  const editor = await office.editor();
  await editor.post(`/evenementaanvragen/${id}/toon`);
  for (const path of [`/evenementaanvragen/${id}`, "/evenementaanvragen"]) {
    const html = await (await editor.get(path)).text();
    expect(html).toContain("&lt;svg onload");
    expect(html).not.toContain("<svg onload");
  }
});
