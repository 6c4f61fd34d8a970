import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFileLock } from "./file-lock.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

const lock = join(root, "package-lock.json");
/** Written by npm at the last install. */
const installed = join(root, "node_modules/.package-lock.json");
/** The pinned Node, an npm package for each platform (package.json, decisions/001-one-package-and-a-pinned-node.md). */
const node = join(root, "node_modules/.bin/node");

/** With development packages even in production, as the build needs them. Cached packages are used: the lockfile fixes their hashes. */
const INSTALL = ["npm", "install", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"];

/** Installs the packages when they are missing or older than the lockfile; prints the output and exits with 1 when that fails. */
export function install() {
  return withFileLock(isStale, installAll);
}

function isStale() {
  return !existsSync(installed) || !existsSync(node) || statSync(installed).mtimeMs < statSync(lock).mtimeMs;
}

async function installAll() {
  const committed = readFileSync(lock, "utf8");
  const { code, output } = await runCommand("Installing the packages", INSTALL, { cwd: root });
  if (code !== 0) {
    console.error(output);
    console.error("The packages could not be installed; see the output of npm above.");
    process.exit(1);
  }
  // npm ignores a missing package for the platform.
  if (!existsSync(node)) {
    console.error(output);
    console.error(`npm installed no Node for ${process.platform} on ${process.arch}: package.json lists the supported platforms.`);
    process.exit(1);
  }

  // Other npm versions reformat the lockfile: restore it, after checking that the committed versions were installed.
  const mismatches = versionMismatches(JSON.parse(committed), JSON.parse(readFileSync(installed, "utf8")));
  writeFileSync(lock, committed);
  if (mismatches.length > 0) {
    console.error(`npm installed other versions than those of package-lock.json:\n${mismatches.join("\n")}`);
    process.exit(1);
  }
  const now = new Date();
  utimesSync(installed, now, now);
}

/** A message for each installed package whose version differs from the lockfile. */
function versionMismatches(wanted, found) {
  return Object.entries(found.packages).flatMap(([path, { version }]) => {
    const locked = wanted.packages[path]?.version;
    return locked === version ? [] : [`${path} is ${version} instead of ${locked ?? "nothing"}`];
  });
}
