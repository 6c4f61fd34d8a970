import { afterAll, expect, test } from "vitest";
import { attackOffice } from "../../support/office-attacks.ts";
import { addOfficeRows } from "../../support/office-rows.ts";
import { testOffice } from "../../support/office.ts";

const office = await testOffice();
await addOfficeRows(office.db, 1);
afterAll(() => office.close());

test("10,000 malformed requests to the management area get no 5xx, and no GET changes anything", async () => {
  const { statuses, wrong } = await attackOffice(office, { count: 10_000, seed: 20_270_513 });
  console.log(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
  expect(wrong).toEqual([]);
  expect(office.errors).toEqual([]);
});
