// `npm run mutations`: plants 20 seeded faults on the visitor's side, one at a time, and says which the tests notice.
//   npm run mutations -- --seed 7 --count 5    other ones, fewer; some minutes each
//   npm run mutations -- --from 8              goes on with the eighth, after a run that was broken off
// Nothing may be uncommitted: files are changed, and put back, in place.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { groups } from "./long-groups.mjs";
import { choosePlaces } from "./mutations/choose-mutations.ts";
import { findPlaces } from "./mutations/find-mutations.ts";
import type { Place } from "./mutations/mutation.ts";
import { firstFailure } from "./run-tests.mjs";

const ROOT = join(import.meta.dirname, "..");
/** How many of them `npm test` has to notice by itself. */
const SHARE = 0.9;
/** A group of the long run takes 20 minutes at most: what takes longer than this hangs. */
const LONGEST_GROUP_MS = 25 * 60_000;
/** Folders that hold all kinds of things. */
const WIDE = ["src", "web", "words", "ui", "screens"];

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
if (from > chosen.length) {
  console.error(`--from ${from} is more than the ${chosen.length} that are chosen.`);
  process.exit(1);
}
// What is stopped halfway puts the changed file back first.
const stop = new AbortController();
const { signal } = stop;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stop.abort());

const before = from - 1;
const places = chosen.slice(before);
let noticed = 0;
let withoutTest = 0;
for (const [index, place] of places.entries()) {
  const nth = before + index + 1;
  const number = `${nth} of ${chosen.length}`;
  console.log(`\n${number}: ${place.kind}, ${place.path}:${place.line} becomes ${place.instead.slice(0, 120)}`);
  const began = Date.now();
  const { says, isDaily, failure } = await orStopped(nth, async () => {
    const verdict = await withMutation(place, () => noticedBy(place));
    if (verdict.failure?.file) await refuseFlake(verdict.failure);
    return verdict;
  });
  if (isDaily) noticed += 1;
  if (isDaily && !failure?.file) withoutTest += 1;
  console.log(`${number}: ${says} (${Math.round((Date.now() - began) / 1_000)} s)`);
}
console.log(`\nnpm test notices ${noticed} of ${places.length}.`);
if (withoutTest > 0) console.log(`${withoutTest} of them without a test that fails: what was mutated does not build, or hangs.`);
process.exit(noticed >= SHARE * places.length ? 0 : 1);

function isWhole(value: number | undefined): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

type Failure = NonNullable<Awaited<ReturnType<typeof firstFailure>>>;
type Verdict = { isDaily: boolean; says: string; failure?: Failure };

async function orStopped<T>(nth: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    console.log(`Stopped, with all files as they were; --from ${nth} goes on from here.`);
    process.exit(130);
  }
}

async function withMutation({ path, start, end, instead }: Place, work: () => Promise<Verdict>): Promise<Verdict> {
  const file = join(ROOT, path);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.slice(0, start) + instead + source.slice(end));
  try {
    return await work();
  } finally {
    writeFileSync(file, source);
  }
}

/** A test that fails on the clean source too notices nothing: no figure of such a run counts. */
async function refuseFlake({ project, file = "" }: Failure): Promise<void> {
  const failure = await firstFailure(["run", `--project=${project}`, file], { signal });
  if (!failure) return;
  console.error(`The tests fail without a mutation: ${failure.says}`);
  process.exit(1);
}

/** Tests that import the file or are named as it or its folder come first, then the others of `npm test`, then the long run. */
async function noticedBy({ path }: Place): Promise<Verdict> {
  const daily =
    (await firstFailure(["related", "--run", path, "--project=rooms"], { signal })) ??
    (await firstFailure(["run", "--project=rooms", "--project=journeys", ...namesOf(path)], { signal })) ??
    (await firstFailure(["run", "--project=rooms", "--project=apart"], { signal })) ??
    (await firstFailure(["run", "--project=journeys"], { signal }));
  if (daily) return { isDaily: true, says: `npm test notices: ${daily.says}`, failure: daily };
  for (const [name, { args }] of Object.entries(groups)) {
    const failure = await firstFailure(["run", ...args], { signal, longest_ms: LONGEST_GROUP_MS });
    if (failure) return { isDaily: false, says: `only the group ${name} of the long run notices: ${failure.says}`, failure };
  }
  return { isDaily: false, says: "NOTHING notices" };
}

/** A test is named as a file, or as its folder where that is neither a room nor a folder of all kinds of things. */
function namesOf(path: string): string[] {
  const folder = dirname(path);
  const isWide = dirname(folder) === "src" || WIDE.includes(basename(folder));
  return [basename(path).replace(/\..*/, ""), ...(isWide ? [] : [basename(folder)])];
}
