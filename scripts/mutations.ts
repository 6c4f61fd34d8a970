// `npm run mutations`: plants 20 seeded faults on the visitor's side, one at a time, and says which the tests notice.
//   npm run mutations -- --seed 7 --count 5    other ones, fewer; some minutes each
//   npm run mutations -- --from 8              goes on with the eighth, after a run that was broken off
// Nothing may be uncommitted: files are changed, and put back, in place.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { groups } from "./long-groups.mjs";
import { choosePlaces } from "./mutations/choose-places.ts";
import { findPlaces } from "./mutations/find-places.ts";
import type { Place } from "./mutations/place.ts";
import { firstFailure } from "./run-tests.mjs";

const ROOT = join(import.meta.dirname, "..");
/** How many of them `npm test` has to notice by itself. */
const SHARE = 0.9;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "20" },
    from: { type: "string", default: "1" },
  },
});
const [seed, count, from] = [values.seed, values.count, values.from].map(Number);
if (!isWhole(seed) || !isWhole(count) || !isWhole(from)) {
  console.error("--seed, --count and --from are whole numbers from 1 on.");
  process.exit(1);
}
const uncommitted = spawnSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" }).stdout;
if (uncommitted !== "") {
  console.error(`Commit or stash first:\n${uncommitted}`);
  process.exit(1);
}

const chosen = choosePlaces(findPlaces(), { seed, count });
const before = from - 1;
const places = chosen.slice(before);
let noticed = 0;
for (const [index, place] of places.entries()) {
  const number = `${before + index + 1} of ${chosen.length}`;
  console.log(`\n${number}: ${place.kind}, ${place.path}:${place.line} becomes ${place.instead.slice(0, 120)}`);
  const began = Date.now();
  const verdict = withMutation(place, () => noticedBy(place));
  if (verdict.isDaily) noticed += 1;
  console.log(`${number}: ${verdict.says} (${Math.round((Date.now() - began) / 1_000)} s)`);
}
console.log(`\nnpm test notices ${noticed} of ${places.length}.`);
process.exit(noticed >= SHARE * places.length ? 0 : 1);

function isWhole(value: number | undefined): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

type Verdict = { isDaily: boolean; says: string };

function withMutation({ path, start, end, instead }: Place, work: () => Verdict): Verdict {
  const file = join(ROOT, path);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.slice(0, start) + instead + source.slice(end));
  try {
    return work();
  } finally {
    writeFileSync(file, source);
  }
}

/** Tests that import the file or are named as it or its folder come first, then the others of `npm test`, then the long run. */
function noticedBy({ path }: Place): Verdict {
  const named = [basename(dirname(path)), basename(path).replace(/\..*/, "")];
  const daily =
    firstFailure(["related", "--run", path, "--project=rooms"]) ??
    firstFailure(["run", "--project=rooms", "--project=journeys", ...named]) ??
    firstFailure(["run", "--project=rooms", "--project=apart"]) ??
    firstFailure(["run", "--project=journeys"]);
  if (daily) return { isDaily: true, says: `npm test notices: ${daily}` };
  for (const [name, { args }] of Object.entries(groups)) {
    const failure = firstFailure(["run", ...args]);
    if (failure) return { isDaily: false, says: `only the group ${name} of the long run notices: ${failure}` };
  }
  return { isDaily: false, says: "NOTHING notices" };
}
