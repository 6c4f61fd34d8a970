// All static checks, in parallel: types, lint with the import rules between rooms, format, dead code, file sizes, and the bytes
// of a first page view. `npm run check`, also a part of `npm test`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { exceededBudgets, firstViews, tableOf } from "./first-view.mjs";
import { showsHelp } from "./help.mjs";
import { install } from "./install.mjs";
import { brokenLimits } from "./limits.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

const node = join(root, "node_modules/.bin/node");
const bin = (name) => join("node_modules/.bin", name);

/** Resolves with { passed, failed }; prints the findings. */
export async function check() {
  const checks = await Promise.all([
    // Each checker resolves the types of all libraries: on two cores one takes 15 s (15 s of CPU), the default four 20 s (33 s).
    runCommand("Types", [node, bin("tsc"), "--noEmit", "--checkers", "1"], { cwd: root }),
    runCommand("Lint", [node, bin("oxlint"), "--deny-warnings"], { cwd: root }),
    runCommand("Format", [node, bin("oxfmt"), "--check"], { cwd: root }),
    runCommand("Dead code", [node, bin("knip")], { cwd: root }),
    limits(),
    pageWeight(),
  ]);
  const failed = checks.filter(({ code }) => code !== 0);
  for (const { output } of failed) console.error(output);
  return { passed: checks.length - failed.length, failed: failed.length };
}

async function limits() {
  const broken = brokenLimits();
  return { code: broken.length > 0 ? 1 : 0, output: broken.join("\n") };
}

/** Prints the bytes of each first view, and reports the exceeded budgets. */
async function pageWeight() {
  const views = firstViews();
  console.log(tableOf(views));
  const broken = exceededBudgets(views);
  return { code: broken.length > 0 ? 1 : 0, output: broken.join("\n") };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (showsHelp("scripts/check.mjs", process.argv)) process.exit();
  await install();
  await build();
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
