import { spawnSync } from "node:child_process";
import { installFromDebian } from "./install-from-debian.mjs";

/** The fonts that hold the place of ours until it is there (src/web/document/styles/base.css). */
const STAND_INS = /Arial|Liberation Sans|Roboto/;

/**
 * Sees that the browser has such a font, as visitors' systems have: without one all moves when ours comes, and no
 * measure or test of that holds. As root on Debian it is installed when there is none; elsewhere a sentence says so.
 */
export async function ensureFallbackFont() {
  if (process.platform !== "linux" || hasStandIn()) return;
  const output = await installFromDebian("fonts-liberation");
  // Without fontconfig's own command there is no telling.
  if (output !== null && hasStandIn() !== false) return;
  if (output) console.error(output);
  console.error("The browser has none of Arial, Liberation Sans and Roboto: install one, or pages move when their font comes.");
}

/** Undefined when it cannot be told. */
function hasStandIn() {
  const { stdout, error } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return error ? undefined : STAND_INS.test(stdout);
}
