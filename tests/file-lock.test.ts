import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);
const MODULE = join(import.meta.dirname, "../scripts/file-lock.mjs");
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-tests-turns-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that builds unless another has done so; resolves with what it printed. */
async function prepare({ takes_ms = 500, signal }: { takes_ms?: number; signal?: AbortSignal } = {}): Promise<string> {
  const script = `
    import { appendFileSync, existsSync, writeFileSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { withFileLock } from ${JSON.stringify(MODULE)};
    const build = async () => {
      appendFileSync("log", "begins ");
      await sleep(${takes_ms});
      writeFileSync("built", "");
      appendFileSync("log", "ends ");
    };
    await withFileLock(() => !existsSync("built"), build, ".");`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder, signal });
  return stdout;
}

test("of four starts at once one builds, and the others wait and find it built", async () => {
  const said = await Promise.all([1, 2, 3, 4].map(() => prepare()));
  expect(await readFile(join(folder, "log"), "utf8")).toBe("begins ends ");
  expect(said.join("")).toContain("is preparing this checkout; waiting for it");
  expect(await readdir(folder)).toEqual(["built", "log"]);
});

test("who was killed while it built is waited for no longer than it would show a sign", async () => {
  const turn = join(folder, ".preparing");
  await writeFile(turn, "somebody");
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(turn, longAgo, longAgo);
  await Promise.all([1, 2, 3].map(() => prepare()));
  expect(await readFile(join(folder, "log"), "utf8")).toBe("begins ends ");
  expect(await readdir(folder)).toEqual(["built", "log"]);
});

test("who is told to stop while it builds gives its turn back", async () => {
  const stop = new AbortController();
  const stopped = prepare({ takes_ms: 20_000, signal: stop.signal }).catch(() => "");
  await expect.poll(() => readdir(folder)).toContain("log");
  stop.abort();
  await stopped;
  await expect.poll(() => readdir(folder)).toEqual(["log"]);
});
