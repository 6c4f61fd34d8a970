import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.mjs";
import { newest } from "./newest.mjs";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";

/** Everything that the built product is made of. */
const SOURCES = [
  ...["src", "content/brands", "content/words", "server.ts", "scripts/load-app.ts", "scripts/fill-apart.ts", "package-lock.json"],
  ...["vite.config.ts", "vite.server.config.ts", "react-router.config.ts"],
];
/** The pages empty the folder. */
const BUILDS = [
  { what: "Building the pages", command: ["node_modules/.bin/react-router", "build"] },
  { what: "Building the server", command: ["node_modules/.bin/vite", "build", "--config", "vite.server.config.ts"] },
];
const stamp = join(root, "build/stamp");

/** Builds the product when a source is newer than the last build; ends the process with the builder's words when that fails. */
export async function build() {
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= Math.max(...SOURCES.map((source) => newest(join(root, source))))) return;
  const began = new Date();
  // Whoever calls, a test too, gets what production gets.
  const env = { ...process.env, NODE_ENV: "production" };
  for (const { what, command } of BUILDS) {
    const { code, output } = await runShown(what, [join(root, "node_modules/.bin/node"), ...command], { cwd: root, env });
    if (code === 0) continue;
    console.error(output);
    process.exit(1);
  }
  compressAssets();
  writeFileSync(stamp, began.toISOString());
  console.log(`Built in ${((Date.now() - began.getTime()) / 1_000).toFixed(1)} s`);
}
