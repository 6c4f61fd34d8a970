import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { killGate } from "../kill/gate.ts";
import { checkoutWith, PLANTED_BUGS } from "../kill/planted.ts";
import { productIn } from "../kill/product.ts";

test.for(PLANTED_BUGS)("the gate of kills notices $name", async (bug) => {
  const folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
  // PostgreSQL runs under another user when we are root.
  await chmod(folder, 0o755);
  const product = await productIn(await checkoutWith([bug], join(folder, "checkout")), join(folder, "data"));
  try {
    const { lost, doubled, mailsLost, mailsDoubled } = await killGate(product, { kills: 12, writers: 16, seed: 3 });
    console.log(`${bug.name}: lost ${lost.length}, doubled ${doubled.length}, mails lost ${mailsLost.length}`);
    expect([...lost, ...doubled, ...mailsLost, ...mailsDoubled]).not.toEqual([]);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
