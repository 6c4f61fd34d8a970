import { spawnSync } from "node:child_process";
import { installFromDebian } from "./install-from-debian.mjs";

/** Fallback fonts that are shown until ours is loaded (src/web/document/styles/base.css). */
const FALLBACK_FONTS = /Arial|Liberation Sans|Roboto/;

/**
 * Ensures that a fallback font is installed, as on visitors' systems: without one the layout shifts when our font loads,
 * which invalidates measurements. Installs it as root on Debian; prints a message elsewhere.
 */
export async function ensureFallbackFont() {
  if (process.platform !== "linux" || hasFallbackFont()) return;
  const output = await installFromDebian("fonts-liberation");
  // Unknown (no `fc-list`) counts as installed.
  if (output !== null && hasFallbackFont() !== false) return;
  if (output) console.error(output);
  console.error("The browser has none of Arial, Liberation Sans and Roboto: install one, or layouts shift when the font loads.");
}

/** Undefined when unknown. */
function hasFallbackFont() {
  const { stdout, error } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return error ? undefined : FALLBACK_FONTS.test(stdout);
}
