// `npm run test:long`: tests too slow for every day, in groups of at most 20 minutes each on two cores.
//   npm run test:long -- faults journeys    only these groups; `--list` lists them
// Slower still: `npm run abuse`.
import { build } from "./build.mjs";
import { installChromium } from "./chromium.mjs";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { groups } from "./long-groups.mjs";
import { packPlaces } from "./places.mjs";
import { runTests } from "./run-tests.mjs";
import { ensureFallbackFont } from "./fallback-font.mjs";

const names = Object.keys(groups);
const MAX_MINUTES = 20;

if (showsHelp("scripts/test-long.mjs", process.argv)) process.exit();
const words = process.argv.slice(2);
if (words.includes("--list")) {
  for (const name of names) console.log(`${name.padEnd(8)} ${groups[name].covers}`);
  process.exit();
}
const unknown = words.filter((word) => !names.includes(word));
if (unknown.length > 0) {
  console.error(`Unknown group ${unknown.join(", ")}: the groups are ${names.join(", ")}.`);
  process.exit(1);
}

await install();
await installChromium();
await ensureFallbackFont();
await packPlaces();
await build();

const chosen = words.length > 0 ? words : names;
const lines = [];
let passed = 0;
let failed = 0;
for (const [index, name] of chosen.entries()) {
  const { covers, args } = groups[name];
  console.log(`\nGroup ${index + 1} of ${chosen.length}, ${name}: ${covers}`);
  const report = await runTests(`Group ${name}`, args);
  passed += report.passed;
  failed += report.failed;
  const minutes = report.seconds / 60;
  const note = minutes > MAX_MINUTES ? `  (more than ${MAX_MINUTES} minutes: split it)` : "";
  lines.push(`${minutes.toFixed(1).padStart(6)} min  ${name.padEnd(8)} ${report.passed} passed, ${report.failed} failed: ${covers}${note}`);
}
console.log(`\n${lines.join("\n")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
