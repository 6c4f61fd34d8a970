import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";

const node = join(root, "node_modules/.bin/node");
const vitest = "node_modules/.bin/vitest";
/** Longer than all tests of a day take on a slow machine: what takes longer hangs. */
const LONGEST_MS = 20 * 60_000;

/**
 * Runs Vitest with `args`, shows what it prints, and resolves with { passed, failed, seconds, files, tests }, of which
 * the last two say how many seconds each took (tests/support/durations-reporter.ts).
 */
export async function runTests(what, args) {
  const path = join(tmpdir(), `uitkijk-tests-${process.pid}.json`);
  rmSync(path, { force: true });
  const command = [node, vitest, "run", ...args];
  const env = { ...process.env, TEST_REPORT: path };
  const { code, seconds } = await runShown(what, command, { cwd: root, env, show: true });
  const report = readReport(path);
  // A run that ends badly without a failed test has failed too.
  return { ...report, failed: Math.max(report.failed, code === 0 ? 0 : 1), seconds };
}

/** The first test that fails of those that Vitest runs for `args`, in its words, or null when all pass. */
export function firstFailure(args) {
  const env = { ...process.env, NODE_ENV: "test" };
  const options = { cwd: root, env, encoding: "utf8", timeout: LONGEST_MS, maxBuffer: 1e9 };
  const { status, stdout, stderr } = spawnSync(node, [vitest, ...args, "--bail=1", "--passWithNoTests", "--reporter=dot"], options);
  if (status === 0) return null;
  return /FAIL .*/.exec(`${stdout}\n${stderr}`)?.[0] ?? "it does not build, or hangs";
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failed: 1, files: [], tests: [] };
  } finally {
    rmSync(path, { force: true });
  }
}
