import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { buildFresh, ROOT } from "../../support/build.ts";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { chance } from "../../../packages/scenes/ink/chance.ts";
import { NOTHING_WRONG, settle, subjectsOf } from "../kill/gate.ts";
import { productIn } from "../kill/product.ts";
import { startWriters } from "../kill/writers.ts";

/** Of memory: room for the first content and a little more. */
const DISK = "size=300m";
const PAGES = ["/", "/uitjes", "/helpdesk", "/nieuwsbrief"];

await buildFresh();
const folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
// PostgreSQL runs under another user when we are root.
await chmod(folder, 0o755);
const disk = join(folder, "disk");
await mkdir(disk);
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", DISK, "tmpfs", disk]).status === 0;
const product = await productIn(ROOT, join(disk, "data"));
afterAll(async () => {
  await product.stop();
  if (isMounted) spawnSync("umount", [disk]);
  await rm(folder, { recursive: true, force: true });
});

async function pageStatuses(): Promise<number[]> {
  const answers = PAGES.map(async (path) => (await fetch(`http://127.0.0.1:${product.port}${path}`)).status);
  return Promise.all(answers);
}

/** Takes every byte that is left. */
async function fillUp(): Promise<void> {
  await writeFile(join(disk, "filler"), Buffer.alloc(300 * 1024 * 1024)).catch(() => {});
}

test.runIf(isMounted)("a full disk costs pages nothing and forms a 503, and when there is room again everything goes on", async () => {
  await product.start();
  const writers = startWriters({ count: 8, port: product.port, subjects: await subjectsOf(product), chance: chance("disk full") });
  await delay(2_000);
  await fillUp();
  const before = writers.acknowledged.length;
  for (let second = 0; second < 10; second += 1) {
    await delay(1_000);
    await fillUp();
    expect(await pageStatuses()).toEqual(PAGES.map(() => 200));
  }
  console.log(`${writers.acknowledged.length - before} were still taken in the ten seconds of a full disk`);
  await rm(join(disk, "filler"));
  await writers.finish();
  const { acknowledged, surprises } = writers;
  console.log(`${acknowledged.length} acknowledged`);
  expect({ ...(await settle(product, acknowledged)), surprises }).toEqual(NOTHING_WRONG);
});
