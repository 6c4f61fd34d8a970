import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** Lines of a source file (style): half of them within 60, nine in ten within 150, none over 250. */
const MEDIAN = 60;
const P90 = 150;
const MOST = 250;
const DRAWERS = /(^|\/)(utils?|lib|helpers?|common|shared|misc|services|types|constants)(\/|$)/;

/** A sentence for each limit of the house that the sources break. */
export function brokenLimits() {
  const files = sourceFiles();
  const broken = files.filter(({ lines }) => lines > MOST).map(({ path, lines }) => `${path} has ${lines} lines; the most is ${MOST}.`);
  for (const { path } of files.filter(({ path }) => DRAWERS.test(path))) broken.push(`${path} lies in a drawer, not in a room.`);

  const { median, p90 } = spread(files.map(({ lines }) => lines));
  if (median > MEDIAN) broken.push(`The median file has ${median} lines; the house wants ${MEDIAN}.`);
  if (p90 > P90) broken.push(`One file in ten has more than ${P90} lines (p90 is ${p90}).`);
  return broken;
}

/** Every source that is not a test, with its number of lines. */
export function sourceFiles() {
  const all = ["src", "packages", "scripts", "lint"].flatMap((folder) => walk(join(root, folder)));
  return [...all, join(root, "server.ts")]
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path: relative(root, path), lines: readFileSync(path, "utf8").split("\n").length - 1 }));
}

export function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 };
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
