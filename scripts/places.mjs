import { existsSync } from "node:fs";
import { join } from "node:path";
import { inTurn } from "./in-turn.mjs";
import { newest } from "./newest.mjs";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";

/** What the packed places are made of. */
const SOURCES = [
  "content/places/names.csv",
  "content/places/extra.csv",
  "content/places/provinces.csv",
  "src/seed/content/csv.ts",
  "scripts/places",
  "scripts/pack-places.ts",
  "package-lock.json",
];
/** The folder comes into its place when it is whole. */
const packed = join(root, "content/places/packed");

/** Packs the places of the gazetteer when a source is newer; ends the process with the packer's words when that fails. */
export function packPlaces() {
  return inTurn(isStale, pack);
}

function isStale() {
  return !existsSync(packed) || newest(packed) < Math.max(...SOURCES.map((source) => newest(join(root, source))));
}

async function pack() {
  const { code, output } = await runShown("Packing the places", [join(root, "node_modules/.bin/node"), "scripts/pack-places.ts"], {
    cwd: root,
  });
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}
