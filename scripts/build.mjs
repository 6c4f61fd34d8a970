import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.mjs";
import { newest } from "./newest.mjs";
import { root } from "./root.mjs";
import { runShown } from "./run-shown.mjs";

/** Everything that the built product is made of. */
const SOURCES = ["src", "content/brands", "content/words", "package-lock.json", "vite.config.ts", "react-router.config.ts"];
const stamp = join(root, "build/stamp");

/** Builds the product when a source is newer than the last build; ends the process with the builder's words when that fails. */
export async function build() {
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= Math.max(...SOURCES.map((source) => newest(join(root, source))))) return;
  const began = new Date();
  const { code, output, seconds } = await runShown(
    "Building",
    [join(root, "node_modules/.bin/node"), "node_modules/.bin/react-router", "build"],
    {
      cwd: root,
      // Whoever calls, a test too, gets what production gets.
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
  compressAssets();
  writeFileSync(stamp, began.toISOString());
  console.log(`Built in ${seconds.toFixed(1)} s`);
}
