import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);
const MODULE = join(import.meta.dirname, "../scripts/one-at-a-time.mjs");
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-tests-turns-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that builds for 300 ms unless another has done so; resolves with what it printed. */
async function prepare(): Promise<string> {
  const script = `
    import { appendFileSync, existsSync, writeFileSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { oneAtATime } from ${JSON.stringify(MODULE)};
    const build = async () => {
      appendFileSync("log", "begins ");
      await sleep(300);
      writeFileSync("built", "");
      appendFileSync("log", "ends ");
    };
    await oneAtATime(() => !existsSync("built"), build, ".");`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  return stdout;
}

test("of four starts at once one builds, and the others wait and find it built", async () => {
  const said = await Promise.all([1, 2, 3, 4].map(prepare));
  expect(await readFile(join(folder, "log"), "utf8")).toBe("begins ends ");
  expect(said.join("")).toContain("is preparing this checkout; waiting for it");
  expect(await readdir(folder)).toEqual(["built", "log"]);
});

test("nobody waits for one who was killed while it built", async () => {
  const { stdout: ended } = await run(process.execPath, ["--print", "process.pid"]);
  await writeFile(join(folder, ".preparing"), ended);
  const said = await Promise.all([1, 2, 3].map(prepare));
  expect(await readFile(join(folder, "log"), "utf8")).toBe("begins ends ");
  expect(said.join("")).not.toContain(ended.trim());
});
