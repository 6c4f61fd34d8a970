import { afterAll, beforeAll, expect, test } from "vitest";
import { addPlatform } from "../support/fixtures.ts";
import { messageOf } from "../support/office-submissions.ts";
import { testOffice, type TestOffice } from "../support/office.ts";
import { withoutNonce } from "../support/without-nonce.ts";

const MINUTE_MS = 60_000;
const PERSON = ["Bram Smit", "bram@zeilmakerij.example", "030 123 45 67"];

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
  for (const platform of [1, 2, 3, 4]) await addPlatform(office.db, platform);
});
afterAll(() => office.close());

test("questions and messages of advertisers are in one list, each with its kind and state", async () => {
  await messageOf(office.db);
  await messageOf(office.db, { type: "AD", platform_id: 2, description: "Wij willen adverteren", held: true });
  const editor = await office.editor();
  const html = await (await editor.get("/berichten")).text();
  for (const shown of [
    "Kan de hond mee?",
    "Wij willen adverteren",
    "adverteerder",
    "vastgehouden",
    "doorgestuurd",
    "br…@zeilmakerij.example",
  ]) {
    expect(html).toContain(shown);
  }
  for (const hidden of PERSON) expect(html).not.toContain(hidden);
  const ads = await (await editor.get("/berichten?soort=AD")).text();
  expect([ads.includes("Wij willen adverteren"), ads.includes("Kan de hond mee?")]).toEqual([true, false]);
  expect(await (await editor.get("/berichten?soort=AD&staat=passed")).text()).toContain("Niets gevonden met deze filters.");
});

test("a message is masked until somebody asks to see it, and only they see it, for a quarter of an hour", async () => {
  const id = await messageOf(office.db, { description: "Groet, Bram Smit, 030 123 45 67" });
  const [anna, bert] = [await office.person(), await office.person()];
  const masked = await (await anna.get(`/berichten/${id}`)).text();
  for (const hidden of PERSON) expect(masked).not.toContain(hidden);
  await anna.post(`/berichten/${id}/toon`);
  const shown = await (await anna.get(`/berichten/${id}`)).text();
  for (const part of PERSON) expect(shown).toContain(part);
  expect(shown).toContain("bekeek de afzender");
  expect(await (await bert.get(`/berichten/${id}`)).text()).not.toContain("Bram Smit");
  office.advance(16 * MINUTE_MS);
  expect(await (await anna.get(`/berichten/${id}`)).text()).not.toContain("Bram Smit");
  office.advance(-16 * MINUTE_MS);
});

test("a message of another brand is answered as one that does not exist", async () => {
  const id = await messageOf(office.db);
  const other = await office.person({ platformIds: [3] });
  const [foreign, missing] = [await other.get(`/berichten/${id}`), await other.get("/berichten/99999999")];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(withoutNonce(await foreign.text())).toBe(withoutNonce(await missing.text()));
  expect((await other.post(`/berichten/${id}/toon`)).status).toBe(404);
  expect(await office.db.selectFrom("audit").select("id").where("actor_id", "=", other.accountId).execute()).toEqual([]);
});

test("markup in any field is shown as text", async () => {
  const evil = `"><script>alert(1)</script>`;
  const id = await messageOf(office.db, { name: evil, phone: evil, company_name: evil, description: evil });
  const editor = await office.editor();
  await editor.post(`/berichten/${id}/toon`);
  for (const path of [`/berichten/${id}`, "/berichten"]) {
    const html = await (await editor.get(path)).text();
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert");
  }
});
