import { afterAll, expect, test } from "vitest";
import { edgeServer } from "../../support/edge-server.ts";
import { addFourBrands } from "../../support/four-brands.ts";
import { getRequest, sendRaw } from "../../support/raw-http.ts";
import { sendAttacks } from "../../abuse/send-attacks.ts";

const { port, product, errors, stop } = await edgeServer({ fill: addFourBrands });
afterAll(stop);

// `npm run abuse` sends 10,000.
test("malformed calls and broken connections are refused, and the next visitor is served", { timeout: 60_000 }, async () => {
  const { statuses, wrong } = await sendAttacks(port, { calls: 400, raw: 250, seed: 20_270_512 });
  expect(wrong).toEqual([]);
  expect([...product.errors, ...errors]).toEqual([]);
  // The calls reach every stage: responses, refused fields, unreadable bodies, unknown paths, wrong methods and content types.
  for (const status of [200, 400, 404, 405, 415, 422, 431]) expect([status, statuses.get(status)]).toEqual([status, expect.any(Number)]);
  expect((await sendRaw(port, [getRequest("/uitjes", "nl.localhost")])).statuses).toEqual([200]);
});
