import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildFresh, ROOT } from "../../support/build.ts";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { killGate, NOTHING_WRONG } from "../kill/gate.ts";
import { productIn } from "../kill/product.ts";

const KILLS = 200;

await buildFresh();
const folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
const product = await productIn(ROOT, folder);
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test("200 times kill -9 of the server, PostgreSQL and both under 16 people who send: nothing is lost or doubled", async () => {
  const { acknowledged, restarts_ms, ...wrong } = await killGate(product, { kills: KILLS, writers: 16, seed: 2 });
  const slowest = restarts_ms.toSorted((a, b) => b - a);
  console.log(
    `${acknowledged} acknowledged; restarts: median ${slowest[slowest.length >> 1]?.toFixed(0)} ms, slowest ${slowest[0]?.toFixed(0)} ms`,
  );
  expect(wrong).toEqual(NOTHING_WRONG);
  // Enough was going on at each kill.
  expect(acknowledged).toBeGreaterThan(5 * KILLS);
});
