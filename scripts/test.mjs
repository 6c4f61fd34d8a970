// `npm test`: does all its own set-up, runs every check and every test, and ends with 'N passed, N failed'.
//   npm test -- agenda     only the tests in files whose name holds "agenda", after all checks
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { installChromium } from "./chromium.mjs";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { packPlaces } from "./places.mjs";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";
import { findStandInFont } from "./stand-in-font.mjs";

if (showsHelp("scripts/test.mjs", process.argv)) process.exit();
await install();
await installChromium();
await findStandInFont();
await packPlaces();
await build();

const checks = await check();
const report = join(tmpdir(), `uitkijk-tests-${process.pid}.json`);
const vitest = [
  "node_modules/.bin/vitest",
  "run",
  "--project=rooms",
  "--project=journeys",
  "--reporter=default",
  "--reporter=json",
  `--outputFile=${report}`,
  ...process.argv.slice(2),
];
const { code } = await runShown("Tests", [join(root, "node_modules/.bin/node"), ...vitest], { cwd: root, show: true });
const tests = readReport(report);

const passed = checks.passed + tests.passed;
// A suite that could not even be loaded fails the run without a failed test.
const failed = checks.failed + Math.max(tests.failed, code === 0 ? 0 : 1);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function readReport(path) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
