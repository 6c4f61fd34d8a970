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
  const { statuses, wrong } = await attackOffice(office, await office.editor(), { count: 1_000, seed: 20_261_130 });
  expect(wrong).toEqual([]);
  expect(office.errors).toEqual([]);
  // The generator reaches pages, redirects and refusals.
  for (const status of [200, 303, 403, 404]) expect([status, (statuses.get(status) ?? 0) > 10]).toEqual([status, true]);
});
