import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFileLock } from "./file-lock.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

const lock = join(root, "package-lock.json");
/** What npm wrote about the last install. */
const installed = join(root, "node_modules/.package-lock.json");
/** The pinned Node, which is a package of each platform (package.json, decisions/001-one-package-and-a-pinned-node.md). */
const node = join(root, "node_modules/.bin/node");

/** All packages where NODE_ENV says production too, as the build needs them; cached ones need not be asked for: the lockfile holds them. */
const INSTALL = ["npm", "install", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"];

/** Installs the packages when they are missing or older than the lockfile; ends the process with npm's words when that fails. */
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
    console.error("The packages could not be installed; what npm said stands above.");
    process.exit(1);
  }
  // npm goes on without a package for one platform that it does not find.
  if (!existsSync(node)) {
    console.error(output);
    console.error(`npm brought no Node for ${process.platform} on ${process.arch}: package.json names the platforms that there are.`);
    process.exit(1);
  }

  // Another npm writes the file in its own way; what counts is that it installed what was committed.
  const others = otherVersions(JSON.parse(committed), JSON.parse(readFileSync(installed, "utf8")));
  writeFileSync(lock, committed);
  if (others.length > 0) {
    console.error(`npm installed other versions than package-lock.json says:\n${others.join("\n")}`);
    process.exit(1);
  }
  const now = new Date();
  utimesSync(installed, now, now);
}

/** A sentence for each installed package whose version is not that of the lockfile. */
function otherVersions(wanted, found) {
  return Object.entries(found.packages).flatMap(([path, { version }]) => {
    const locked = wanted.packages[path]?.version;
    return locked === version ? [] : [`${path} is ${version} instead of ${locked ?? "nothing"}`];
  });
}
