import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";

const lock = join(root, "package-lock.json");
/** What npm wrote about the last install. */
const installed = join(root, "node_modules/.package-lock.json");

/** Installs the packages when they are missing or older than the lockfile; ends the process with npm's words when that fails. */
export async function install() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const before = readFileSync(lock, "utf8");
  const { code, output } = await runShown("Installing the packages", ["npm", "install", "--no-audit", "--no-fund"], { cwd: root });
  if (code !== 0 || !existsSync(join(root, "node_modules/.bin/node"))) {
    console.error(output);
    console.error("The packages could not be installed; what npm said stands above.");
    process.exit(1);
  }
  if (readFileSync(lock, "utf8") !== before) {
    // Another npm writes the file in its own way; the one that was committed stays.
    writeFileSync(lock, before);
    if (process.env.CI) {
      console.error("npm install changed package-lock.json: it does not fit package.json.");
      process.exit(1);
    }
  }
  const now = new Date();
  utimesSync(installed, now, now);
}
