import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** How much of the time of all test files one of them may take: a share, so that a slow machine changes nothing. */
const FAIR_SHARE = 0.05;
/** A file that takes more says why in a line that begins so. */
export const REASON = "// More than its share: ";
const MOST_LISTED = 20;

/** The slowest tests, a line each. */
export function slowestTests(tests) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_LISTED);
  return slowest.map(({ path, name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${path}: ${name}`);
}

/** A sentence for each test file that takes more than its fair share and gives no reason; of all files of a whole run. */
export function unfairFiles(files, textOf = (path) => readFileSync(join(root, path), "utf8")) {
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  return files
    .filter(({ path, seconds }) => seconds > FAIR_SHARE * total && !hasReason(textOf(path)))
    .map(({ path, seconds }) => {
      const share = `${((100 * seconds) / total).toFixed(1)} % (${seconds.toFixed(0)} s)`;
      return `${path} takes ${share} of the time of all tests. Make it faster, move it to tests/long, or say why in a line "${REASON}…".`;
    });
}

/** Minutes and tests by the folder that the files lie in, as lines of a table. */
export function minutesByFolder(files, tests) {
  // Any Node from 20 on runs this.
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
