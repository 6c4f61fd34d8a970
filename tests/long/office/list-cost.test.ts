import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COSTLY } from "../../support/list-cost-cases.ts";
import { costOf, fillLists, withoutParallelWorkers } from "../../support/list-cost.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../../support/office.ts";

/** Of specification 4 §15: a list of 50 among 100,000 costs at most this many times the same among 100, in one run. */
const MOST = 5;

let few: { office: TestOffice; editor: OfficeVisitor };
let many: { office: TestOffice; editor: OfficeVisitor };

describe.skipIf(process.platform !== "linux")("50 rows of a list among 100,000 rows", () => {
  beforeAll(async () => {
    few = await openFilled({ rows: 100, rareEvery: 2 });
    many = await openFilled({ rows: 100_000, rareEvery: 500 });
    for (const path of COSTLY) for (const { editor } of [few, many]) await editor.get(path);
  }, 300_000);
  afterAll(() => Promise.all([few.office.close(), many.office.close()]));

  test.for(COSTLY)("cost at most five times what they cost among 100: %s", async (path) => {
    const base_ms = await costOf(few.office, few.editor, { path });
    const cost_ms = await costOf(many.office, many.editor, { path, bound_ms: MOST * base_ms });
    console.log(`${path}: ${base_ms.toFixed(1)} ms among 100, ${cost_ms.toFixed(1)} ms among 100,000`);
    expect(cost_ms).toBeLessThanOrEqual(MOST * base_ms);
  });
});

async function openFilled(filling: { rows: number; rareEvery: number }) {
  const office = await testOffice();
  await withoutParallelWorkers(office.db);
  await fillLists(office.db, filling);
  return { office, editor: await office.editor() };
}
