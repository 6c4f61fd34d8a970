// `npm run mutations`: plants 20 seeded faults on the visitor's side, one at a time, and says which the tests notice.
//   npm run mutations -- --seed 7 --count 5    other ones, fewer; some minutes each
// Nothing may be uncommitted: files are changed, and put back, in place.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { groups } from "./long-groups.mjs";
import { choosePlaces } from "./mutations/choose-places.ts";
import { findPlaces } from "./mutations/find-places.ts";
import type { Place } from "./mutations/place.ts";
import { firstFailure } from "./run-tests.mjs";

const ROOT = join(import.meta.dirname, "..");
/** How many of them `npm test` has to notice by itself. */
const SHARE = 0.9;

const { values } = parseArgs({ options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "20" } } });
const uncommitted = spawnSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" }).stdout;
if (uncommitted !== "") {
  console.error(`Commit or stash first:\n${uncommitted}`);
  process.exit(1);
}

const places = choosePlaces(findPlaces(), { seed: Number(values.seed), count: Number(values.count) });
let noticed = 0;
for (const [index, place] of places.entries()) {
  const number = `${index + 1} of ${places.length}`;
  console.log(`\n${number}: ${place.kind}, ${place.path}:${place.line} becomes ${place.instead.slice(0, 120)}`);
  const began = Date.now();
  const verdict = withMutation(place, () => noticedBy(place));
  if (verdict.isDaily) noticed += 1;
  console.log(`${number}: ${verdict.says} (${Math.round((Date.now() - began) / 1_000)} s)`);
}
console.log(`\nnpm test notices ${noticed} of ${places.length}.`);
process.exit(noticed >= SHARE * places.length ? 0 : 1);

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

/** Tests that import the file come first, then all of `npm test`; what it does not notice goes to the long run. */
function noticedBy({ path }: Place): Verdict {
  const daily =
    firstFailure(["related", "--run", path, "--project=rooms"]) ??
    firstFailure(["run", "--project=rooms", "--project=apart", "--project=journeys"]);
  if (daily) return { isDaily: true, says: `npm test notices: ${daily}` };
  for (const [name, { args }] of Object.entries(groups)) {
    const failure = firstFailure(["run", ...args]);
    if (failure) return { isDaily: false, says: `only the group ${name} of the long run notices: ${failure}` };
  }
  return { isDaily: false, says: "NOTHING notices" };
}
