import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { checkoutWith } from "../kill/planted.ts";
import { PLANTED_FAULTS } from "../load/planted-faults.ts";

const GATE = "tests/abuse/worst-input.test.ts";
const VITEST = ["node_modules/.bin/vitest", "run", "--project=serial", "--reporter=default", GATE];

/** What the gate says in a checkout. */
async function gateIn(folder: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "test", NO_COLOR: "1" };
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  const run = promisify(execFile)(process.execPath, VITEST, options);
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

test.for(PLANTED_FAULTS)("the gate of worst inputs notices $name", async ({ changes, noticedBy }) => {
  const folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
  // PostgreSQL runs under another user when we are root.
  await chmod(folder, 0o755);
  try {
    const said = await gateIn(await checkoutWith(changes, join(folder, "checkout"), { tests: true }));
    const failed = said.split("\n").filter((line) => line.includes("FAIL"));
    console.log(failed.join("\n"));
    expect(failed.join("\n")).toMatch(noticedBy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
