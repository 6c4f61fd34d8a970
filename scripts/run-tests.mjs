import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

const node = join(root, "node_modules/.bin/node");
const vitest = "node_modules/.bin/vitest";
/** Timeout, longer than all tests of `npm test` take on a slow machine. */
const TIMEOUT_MS = 20 * 60_000;
/** Vitest's line for a failed test: `FAIL  |rooms| src/abuse/limits.test.ts > title of the test`. */
const FAILED = /FAIL +\|(?<project>\w+)\| (?<file>\S+).*/;

/**
 * Runs Vitest with `args`, prints its output, and resolves with { passed, failed, seconds, files, tests }; the last two
 * hold the seconds of each (tests/support/durations-reporter.ts).
 */
export async function runTests(title, args) {
  const path = join(tmpdir(), `uitkijk-tests-${process.pid}.json`);
  rmSync(path, { force: true });
  const command = [node, vitest, "run", ...args];
  const env = { ...process.env, TEST_REPORT: path };
  const { code, seconds } = await runCommand(title, command, { cwd: root, env, show: true });
  const report = readReport(path);
  // A non-zero exit code without a failed test is a failure too.
  return { ...report, failed: Math.max(report.failed, code === 0 ? 0 : 1), seconds };
}

/**
 * Runs Vitest with `args`: null when all tests pass, else the `message` of the first failure, with its project and file,
 * which are undefined when the run does not build or takes longer than `timeout_ms`. Throws when `signal` stops it.
 */
export async function firstFailure(args, { signal = AbortSignal.any([]), timeout_ms = TIMEOUT_MS } = {}) {
  const timeout = AbortSignal.timeout(timeout_ms);
  // Without colours, so that FAILED matches.
  const env = { ...process.env, NODE_ENV: "test", NO_COLOR: "1" };
  const command = [vitest, ...args, "--bail=1", "--passWithNoTests", "--reporter=dot"];
  try {
    const { code, output } = await outcomeOf(command, { cwd: root, env, signal: AbortSignal.any([signal, timeout]) });
    // Ctrl-C stops Vitest too.
    signal.throwIfAborted();
    if (code === 0) return null;
    const failed = FAILED.exec(output);
    return { message: failed?.[0] ?? "the tests do not run", project: failed?.groups.project, file: failed?.groups.file };
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    return { message: `the tests take longer than ${timeout_ms / 60_000} minutes`, project: undefined, file: undefined };
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
