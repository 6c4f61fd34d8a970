import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SERVER } from "./built-server.mjs";
import { compressAssets, compressFile } from "./compress-assets.mjs";
import { withFileLock } from "./file-lock.mjs";
import { newestMtime } from "./newest-mtime.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";
import { writeSbom } from "./sbom.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";

/** Files and folders that the build depends on. */
const SOURCES = [
  "src",
  "packages",
  "content/brands",
  "content/words",
  "migrations",
  "server.ts",
  "scripts/load-app.ts",
  "scripts/load-documents.ts",
  "scripts/short-name.ts",
  "lint",
  "scripts/without-server.ts",
  "scripts/without-styles.ts",
  "scripts/fill-in-child-process.ts",
  "scripts/sbom.mjs",
  "scripts/third-party-notices.mjs",
  "package-lock.json",
  "vite.config.ts",
  "vite.office.config.ts",
  "vite.server.config.ts",
];
/** In this order: the first one empties the output folder. */
const BUILDS = [
  { what: "Building the pages", command: ["node_modules/.bin/vite", "build", "--app"] },
  { what: "Building the management area", command: ["node_modules/.bin/vite", "build", "--app", "--config", "vite.office.config.ts"] },
  { what: "Building the server", command: ["node_modules/.bin/vite", "build", "--config", "vite.server.config.ts"] },
];
/** Third-party licences, served by src/app.ts. */
const NOTICES = join(root, "build/client/static/third-party-notices.txt");
const stamp = join(root, "build/stamp");

/** Builds the product when a source is newer than the last build; prints the output and exits with 1 when that fails. */
export function build() {
  return withFileLock(isStale, buildAll);
}

async function buildAll() {
  const began = new Date();
  // Always a production build, for tests too.
  const env = { ...process.env, NODE_ENV: "production" };
  // Without a stamp, an interrupted build is repeated.
  rmSync(stamp, { force: true });
  for (const { what, command } of BUILDS) {
    const { code, output } = await runCommand(what, [join(root, "node_modules/.bin/node"), ...command], { cwd: root, env });
    if (code === 0) continue;
    console.error(output);
    process.exit(1);
  }
  compressAssets();
  writeFileSync(NOTICES, thirdPartyNotices());
  compressFile(NOTICES);
  await writeSbom();
  writeFileSync(stamp, began.toISOString());
  // A source saved during the build may be missing from it.
  utimesSync(stamp, began, began);
  console.log(`Built in ${((Date.now() - began.getTime()) / 1_000).toFixed(1)} s`);
}

function isStale() {
  if (!existsSync(stamp) || !existsSync(join(root, BUILT_SERVER))) return true;
  return statSync(stamp).mtimeMs < Math.max(...SOURCES.map((source) => newestMtime(join(root, source))));
}
