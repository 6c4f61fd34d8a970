import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Maximum share of the total test time for one file; a share does not depend on the speed of the machine. */
const MAX_SHARE = 0.05;
/** Prefix of the line in which a slower file gives its reason. */
export const REASON = "// More than its share: ";
const MAX_LISTED = 20;

/** The slowest tests, a line each. */
export function slowestTests(tests) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_LISTED);
  return slowest.map(({ path, name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${path}: ${name}`);
}

/** A message for each test file of a full run that exceeds its share without a reason. */
export function filesAboveShare(files, textOf = (path) => readFileSync(join(root, path), "utf8")) {
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  return files
    .filter(({ path, seconds }) => seconds > MAX_SHARE * total && !hasReason(textOf(path)))
    .map(({ path, seconds }) => {
      const share = `${((100 * seconds) / total).toFixed(1)} % (${seconds.toFixed(0)} s)`;
      return `${path} takes ${share} of the time of all tests. Make it faster, move it to tests/long, or say why in a line "${REASON}…".`;
    });
}

/** Minutes and number of tests by folder, as lines of a table. */
export function minutesByFolder(files, tests) {
  // No `Object.groupBy`, as this runs on Node 20 too.
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))];
  const rows = folders.map((folder) => {
    const inside = files.filter(({ path }) => folderOf(path) === folder);
    const seconds = inside.reduce((sum, file) => sum + file.seconds, 0);
    const count = tests.filter(({ path }) => folderOf(path) === folder).length;
    return { seconds, line: `${(seconds / 60).toFixed(1).padStart(6)} min  ${folder} (${inside.length} files, ${count} tests)` };
  });
  return rows.toSorted((a, b) => b.seconds - a.seconds).map(({ line }) => line);
}

/** `src`, `tests`, or a folder in `tests`. */
function folderOf(path) {
  const [first, ...rest] = path.split("/");
  return first === "tests" && rest.length > 1 ? `tests/${rest[0]}` : first;
}

function hasReason(text) {
  return text.split("\n").some((line) => line.startsWith(REASON) && line.length > REASON.length + 10);
}
