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
  folder = await mkdtemp(join(tmpdir(), "uitkijk-tests-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that builds unless another has done so; resolves with its output. */
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

test("of four concurrent starts one builds, and the others wait and use its build", async () => {
  const outputs = await Promise.all([1, 2, 3, 4].map(() => prepare()));
  expect(await readFile(join(folder, "log"), "utf8")).toBe("begins ends ");
  expect(outputs.join("")).toContain("is preparing this checkout; waiting for it");
  expect(await readdir(folder)).toEqual(["built", "log"]);
});

test("the lock of a killed process is stale, and others do not wait for it", async () => {
  const lock = join(folder, ".preparing");
  await writeFile(lock, "somebody");
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  await Promise.all([1, 2, 3].map(() => prepare()));
  expect(await readFile(join(folder, "log"), "utf8")).toBe("begins ends ");
  expect(await readdir(folder)).toEqual(["built", "log"]);
});

test("a process that is stopped while it builds releases its lock", async () => {
  const stop = new AbortController();
  const stopped = prepare({ takes_ms: 20_000, signal: stop.signal }).catch(() => "");
  await expect.poll(() => readdir(folder)).toContain("log");
  stop.abort();
  await stopped;
  await expect.poll(() => readdir(folder)).toEqual(["log"]);
});
