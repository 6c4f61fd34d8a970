// `npm run mutations`: plants 20 seeded faults in visitor-facing code, one at a time, and reports which the tests detect.
//   npm run mutations -- --seed 7 --count 5    other ones, fewer; some minutes each
//   npm run mutations -- --from 8              continues an interrupted run with the eighth
// Needs a clean working tree: files are changed and restored in place.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { groups } from "./long-groups.mjs";
import { chooseMutations } from "./mutations/choose-mutations.ts";
import { findMutations } from "./mutations/find-mutations.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { firstFailure } from "./run-tests.mjs";

const ROOT = join(import.meta.dirname, "..");
/** Share of mutations that `npm test` must detect. */
const REQUIRED_SHARE = 0.9;
/** Timeout; a group of the long run takes 20 minutes at most. */
const GROUP_TIMEOUT_MS = 25 * 60_000;
/** Folders too general to find tests by their name. */
const GENERAL_FOLDERS = ["src", "web", "words", "ui", "screens"];

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

const chosen = chooseMutations(findMutations(), { seed, count });
if (from > chosen.length) {
  console.error(`--from ${from} is more than the ${chosen.length} that are chosen.`);
  process.exit(1);
}
// A signal stops the tests, and then the changed file is restored.
const stop = new AbortController();
const { signal } = stop;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stop.abort());

const before = from - 1;
const mutations = chosen.slice(before);
let detected = 0;
let withoutTest = 0;
for (const [index, mutation] of mutations.entries()) {
  const nth = before + index + 1;
  const number = `${nth} of ${chosen.length}`;
  console.log(`\n${number}: ${mutation.kind}, ${mutation.path}:${mutation.line} becomes ${mutation.replacement.slice(0, 120)}`);
  const began = Date.now();
  const { message, isDaily, failure } = await orStopped(nth, async () => {
    const verdict = await withMutation(mutation, () => detectedBy(mutation));
    if (verdict.failure?.file) await refuseFlake(verdict.failure);
    return verdict;
  });
  if (isDaily) detected += 1;
  if (isDaily && !failure?.file) withoutTest += 1;
  console.log(`${number}: ${message} (${Math.round((Date.now() - began) / 1_000)} s)`);
}
console.log(`\nnpm test detects ${detected} of ${mutations.length}.`);
if (withoutTest > 0) console.log(`${withoutTest} of them without a failing test: the mutated code does not build, or hangs.`);
process.exit(detected >= REQUIRED_SHARE * mutations.length ? 0 : 1);

function isWhole(value: number | undefined): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

type Failure = NonNullable<Awaited<ReturnType<typeof firstFailure>>>;
type Verdict = { isDaily: boolean; message: string; failure?: Failure };

async function orStopped<T>(nth: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    console.log(`Stopped, with all files restored; continue with --from ${nth}.`);
    process.exit(130);
  }
}

async function withMutation({ path, start, end, replacement }: Mutation, work: () => Promise<Verdict>): Promise<Verdict> {
  const file = join(ROOT, path);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.slice(0, start) + replacement + source.slice(end));
  try {
    return await work();
  } finally {
    writeFileSync(file, source);
  }
}

/** Exits when the test fails without the mutation too: then the whole run is invalid. */
async function refuseFlake({ project, file = "" }: Failure): Promise<void> {
  const failure = await firstFailure(["run", `--project=${project}`, file], { signal });
  if (!failure) return;
  console.error(`The tests fail without a mutation: ${failure.message}`);
  process.exit(1);
}

/** First runs tests that import the file or are named after it or its folder, then the rest of `npm test`, then the long run. */
async function detectedBy({ path }: Mutation): Promise<Verdict> {
  const daily =
    (await firstFailure(["related", "--run", path, "--project=rooms"], { signal })) ??
    (await firstFailure(["run", "--project=rooms", "--project=journeys", ...namesOf(path)], { signal })) ??
    (await firstFailure(["run", "--project=rooms", "--project=serial"], { signal })) ??
    (await firstFailure(["run", "--project=journeys"], { signal }));
  if (daily) return { isDaily: true, message: `npm test detects it: ${daily.message}`, failure: daily };
  for (const [name, { args }] of Object.entries(groups)) {
    const failure = await firstFailure(["run", ...args], { signal, timeout_ms: GROUP_TIMEOUT_MS });
    if (failure) return { isDaily: false, message: `only the group ${name} of the long run detects it: ${failure.message}`, failure };
  }
  return { isDaily: false, message: "NO TEST detects it" };
}

/** The file name, and the name of its folder unless that is a room or a general folder. */
function namesOf(path: string): string[] {
  const folder = dirname(path);
  const isGeneral = dirname(folder) === "src" || GENERAL_FOLDERS.includes(basename(folder));
  return [basename(path).replace(/\..*/, ""), ...(isGeneral ? [] : [basename(folder)])];
}
