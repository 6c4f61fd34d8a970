import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

const node = join(root, "node_modules/.bin/node");
const vitest = "node_modules/.bin/vitest";
/** Longer than all tests of a day take on a slow machine: what takes longer hangs. */
const LONGEST_MS = 20 * 60_000;
/** The line of Vitest that names a failed test: `FAIL  |rooms| src/chance.test.ts > the same for the same seed`. */
const FAILED = /FAIL +\|(?<project>\w+)\| (?<file>\S+).*/;

/**
 * Runs Vitest with `args`, shows what it prints, and resolves with { passed, failed, seconds, files, tests }, of which
 * the last two say how many seconds each took (tests/support/durations-reporter.ts).
 */
export async function runTests(what, args) {
  const path = join(tmpdir(), `uitkijk-tests-${process.pid}.json`);
  rmSync(path, { force: true });
  const command = [node, vitest, "run", ...args];
  const env = { ...process.env, TEST_REPORT: path };
  const { code, seconds } = await runCommand(what, command, { cwd: root, env, show: true });
  const report = readReport(path);
  // A run that ends badly without a failed test has failed too.
  return { ...report, failed: Math.max(report.failed, code === 0 ? 0 : 1), seconds };
}

/**
 * How Vitest ends for `args`: null when all tests pass, else what it `says` of the first that fails, with its project and
 * file. These are undefined of a run that does not build or takes longer than `longest_ms`. Throws when `signal` stops it.
 */
export async function firstFailure(args, { signal = AbortSignal.any([]), longest_ms = LONGEST_MS } = {}) {
  const tooLong = AbortSignal.timeout(longest_ms);
  // Without colours the line of a failed test can be read.
  const env = { ...process.env, NODE_ENV: "test", NO_COLOR: "1" };
  const command = [vitest, ...args, "--bail=1", "--passWithNoTests", "--reporter=dot"];
  try {
    const { code, output } = await outcomeOf(command, { cwd: root, env, signal: AbortSignal.any([signal, tooLong]) });
    // A key that stops this process stops Vitest too.
    signal.throwIfAborted();
    if (code === 0) return null;
    const failed = FAILED.exec(output);
    return { says: failed?.[0] ?? "the tests do not run", project: failed?.groups.project, file: failed?.groups.file };
  } catch (error) {
    if (!tooLong.aborted || signal.aborted) throw error;
    return { says: `the tests take longer than ${longest_ms / 60_000} minutes`, project: undefined, file: undefined };
  }
}

function outcomeOf(command, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, command, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
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
