import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildFresh, ROOT } from "../../support/build.ts";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { subjectsOf } from "../../abuse/kill/gate.ts";
import { productIn } from "../../abuse/kill/product.ts";
import { send, sendingOf } from "../../abuse/kill/submissions.ts";
import { canWatch, watchSyncs } from "../../abuse/kill/syncs.ts";

const SENDINGS = 24;

await buildFresh();
const folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
// As root, PostgreSQL runs under another user.
await chmod(folder, 0o755);
const product = await productIn(ROOT, join(folder, "data"));
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

// A kill alone does not prove this: the kernel's page cache survives every process.
test.runIf(canWatch())("PostgreSQL syncs to the disk between each submission and its acknowledgement", { timeout: 120_000 }, async () => {
  await product.start();
  const subjects = await subjectsOf(product);
  const watch = await watchSyncs(await product.databaseProcesses(), join(folder, "strace.log"));
  const spans: [number, number][] = [];
  for (let number = 0; number < SENDINGS; number += 1) {
    const sentAt = Date.now();
    expect((await send(sendingOf(number, subjects), product.port)).status).toBeLessThan(400);
    spans.push([sentAt, Date.now() + 1]);
  }
  const syncs = await watch.end();
  const unsynced = spans.filter(([from, to]) => !syncs.some((at) => from <= at && at <= to));
  expect(unsynced).toEqual([]);
});
