import { existsSync } from "node:fs";
import { join } from "node:path";
import { withFileLock } from "./file-lock.mjs";
import { newestMtime } from "./newest-mtime.mjs";
import { root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

/** Sources of the packed places. */
const SOURCES = [
  "content/places/names.csv",
  "content/places/extra.csv",
  "content/places/provinces.csv",
  "src/seed/content/csv.ts",
  "scripts/places",
  "scripts/pack-places.ts",
  "package-lock.json",
];
const packed = join(root, "content/places/packed");

/** Packs the places of the gazetteer when a source is newer; prints the output and exits with 1 when that fails. */
export function packPlaces() {
  return withFileLock(isStale, pack);
}

function isStale() {
  return !existsSync(packed) || newestMtime(packed) < Math.max(...SOURCES.map((source) => newestMtime(join(root, source))));
}

async function pack() {
  const { code, output } = await runCommand("Packing the places", [join(root, "node_modules/.bin/node"), "scripts/pack-places.ts"], {
    cwd: root,
  });
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}
