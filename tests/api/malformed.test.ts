import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { operations } from "../../src/contract/operations.ts";
import { testApp } from "../support/app.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { malformedBody, malformedQuery } from "../support/malformed.ts";
import { problemOf } from "../support/problem.ts";
import { ANNA } from "../support/quotes.ts";

const product = await testApp();
const { nl } = await addFourBrands(product.db);
await product.catalogue.refresh();
afterAll(() => product.close());

const SEED = 20_270_512;
/** A nightly run makes ten times as many calls. */
const TIMES = process.env.NIGHTLY ? 10 : 1;
const ORGANISATION = `organisations/${nl.organisation}`;

/** Resolves with the status; throws unless the answer is a list or a refusal of the contract. */
async function statusOf(path: string, list: { parse(json: unknown): unknown }): Promise<number> {
  const answer = await product.get(path);
  if (answer.ok) list.parse(await answer.json());
  else await problemOf(answer);
  expect(answer.status).toBeLessThan(500);
  return answer.status;
}

test(
  "10,000 malformed searches get a list or a readable refusal, and the next visitor is served",
  { timeout: 60_000 * TIMES },
  async () => {
    const statuses = new Map<number, number>();
    const ask = fc.asyncProperty(malformedQuery, async (query) => {
      const status = await statusOf(`/api/public/activities?${query}`, operations.findActivities.answer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await fc.assert(ask, { seed: SEED, numRuns: 10_000 * TIMES });
    // The queries reach every depth: lists, refused fields and unreadable texts.
    expect([...statuses.keys()].toSorted()).toEqual([200, 400, 422]);
    for (const count of statuses.values()) expect(count).toBeGreaterThan(500);
    expect(product.errors).toEqual([]);
    expect(await product.client("nl").findActivities({ page: 1, limit: 10, filterQuery: {} })).toMatchObject({ total: 1 });
  },
);

test.for([
  ["events", operations.findEvents.answer],
  ["filters", operations.findFilters.answer],
  ["locations", operations.findLocations.answer],
  [`${ORGANISATION}/activities`, operations.findOrganisationActivities.answer],
  [`${ORGANISATION}/events`, operations.findOrganisationEvents.answer],
] as const)("2,000 malformed queries of %s get a list or a readable refusal", { timeout: 60_000 * TIMES }, async ([list, answer]) => {
  const ask = fc.asyncProperty(malformedQuery, async (query) => void (await statusOf(`/api/public/${list}?${query}`, answer)));
  await fc.assert(ask, { seed: SEED, numRuns: 2_000 * TIMES });
});

test("1,000 malformed quote requests are refused or stored, never a server error", { timeout: 60_000 * TIMES }, async () => {
  const statuses = new Set<number>();
  const ask = fc.asyncProperty(malformedBody(ANNA), async (body) => {
    const answer = await product.post(`/api/public/activities/${nl.activity}/quoteRequest`, { body });
    if (!answer.ok) await problemOf(answer);
    expect(answer.status).toBeLessThan(500);
    statuses.add(answer.status);
  });
  await fc.assert(ask, { seed: SEED, numRuns: 1_000 * TIMES });
  expect([...statuses].toSorted()).toEqual([201, 400, 422]);
});
