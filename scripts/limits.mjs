import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** Limits for lines per source file: the median, the 90th percentile and the maximum. */
const MEDIAN = 60;
const P90 = 150;
const MAX = 250;
const CATCH_ALL_FOLDERS = /(^|\/)(utils?|lib|helpers?|common|shared|misc|services|types|constants)(\/|$)/;

/** A message for each limit that the sources exceed. */
export function brokenLimits() {
  const files = sourceFiles();
  const broken = files.filter(({ lines }) => lines > MAX).map(({ path, lines }) => `${path} has ${lines} lines; the limit is ${MAX}.`);
  for (const { path } of files.filter(({ path }) => CATCH_ALL_FOLDERS.test(path)))
    broken.push(`${path} is in a catch-all folder: name the folder after the business.`);

  const { median, p90 } = spread(files.map(({ lines }) => lines));
  if (median > MEDIAN) broken.push(`The median file has ${median} lines; the limit is ${MEDIAN}.`);
  if (p90 > P90) broken.push(`The 90th percentile is ${p90} lines; the limit is ${P90}.`);
  return broken;
}

/** Every source file except tests, with its number of lines. */
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
