import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildFresh, ROOT } from "../../support/build.ts";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { killGate, NOTHING_WRONG } from "../../abuse/kill/gate.ts";
import { productIn } from "../../abuse/kill/product.ts";

const TIMEOUT_MS = 300_000;

await buildFresh();
const folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
const product = await productIn(ROOT, folder);
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  "six times kill -9 of the server, PostgreSQL or both under load: no acknowledged submission is lost or duplicated",
  { timeout: TIMEOUT_MS },
  async () => {
    const { acknowledged, restarts_ms, ...wrong } = await killGate(product, { kills: 6, writers: 16, seed: 1 });
    expect(acknowledged).toBeGreaterThan(16);
    expect(restarts_ms).toHaveLength(4);
    expect(wrong).toEqual(NOTHING_WRONG);
  },
);
