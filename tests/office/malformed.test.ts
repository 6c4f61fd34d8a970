import { afterAll, beforeAll, expect, test } from "vitest";
import { attackOffice } from "../support/office-attacks.ts";
import { addOfficeRows } from "../support/office-rows.ts";
import { testOffice, type TestOffice } from "../support/office.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
  await addOfficeRows(office.db, 1);
});
afterAll(() => office.close());

test("a thousand malformed requests get no 5xx, and no GET changes anything", { timeout: 60_000 }, async () => {
  const { statuses, wrong } = await attackOffice(office, { count: 1_000, seed: 20_261_130 });
  expect(wrong).toEqual([]);
  expect(office.errors).toEqual([]);
  // The generator reaches pages, redirects and refusals.
  for (const status of [200, 303, 403, 404]) expect([status, (statuses.get(status) ?? 0) > 10]).toEqual([status, true]);
});

test("a NUL in an address, a cookie or a field is left out, and a day of no year is no filter", async () => {
  const editor = await office.editor();
  const addresses = ["/mensen?tekst=%00abc", "/cijfers?zoek=%00abc", "/offerteaanvragen?tekst=%00abc", "/logboek?van=0000-01-01"];
  for (const path of [...addresses, "/cijfers?tot=0001-01-05", "/cijfers?van=9999-12-31", "/berichten?tot=0000-12-31"]) {
    expect([path, (await editor.get(path)).status]).toEqual([path, 200]);
  }
  const guest = office.visitor();
  expect((await guest.get("/uitnodiging/a%00b?geheim=%00")).status).toBe(404);
  guest.cookies.set("office-login", "a%00b.c%00d");
  expect((await guest.post("/inloggen/code", { code: "\0" })).status).toBe(422);
  expect(office.errors).toEqual([]);
});
