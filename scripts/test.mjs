// `npm test`: prepares everything, runs all checks and daily tests, and ends with 'N passed, N failed'.
//   npm test -- agenda       only the tests in files whose name contains "agenda", after all checks
//   npm test -- --slowest    also lists the 20 slowest tests
// Slower tests: `npm run test:long`.
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { installChromium } from "./chromium.mjs";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { packPlaces } from "./places.mjs";
import { runTests } from "./run-tests.mjs";
import { minutesByFolder, slowestTests, filesAboveShare } from "./slow-tests.mjs";
import { ensureFallbackFont } from "./fallback-font.mjs";

if (showsHelp("scripts/test.mjs", process.argv)) process.exit();
const words = process.argv.slice(2).filter((word) => word !== "--slowest");
await install();
await installChromium();
await ensureFallbackFont();
await packPlaces();
await build();

const checks = await check();
const tests = await runTests("Tests", ["--project=rooms", "--project=serial", "--project=journeys", ...words]);
console.log(minutesByFolder(tests.files, tests.tests).join("\n"));
if (process.argv.includes("--slowest")) console.log(`\nThe slowest tests:\n${slowestTests(tests.tests).join("\n")}`);
// Shares are meaningful only when all files run.
const tooSlow = words.length === 0 ? filesAboveShare(tests.files) : [];
if (tooSlow.length > 0) console.error(tooSlow.join("\n"));

const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed + tooSlow.length;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
