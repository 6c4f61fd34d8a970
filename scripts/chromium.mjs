import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runShown } from "./run-shown.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** The path of a Chromium; as root on Debian it is installed when there is none. Ends the process with a sentence otherwise. */
export async function findChromium() {
  const found = chromiumPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runShown("Looking for packages", ["apt-get", "update"], { env });
    const { output } = await runShown("Installing Chromium", ["apt-get", "install", "-y", "--no-install-recommends", "chromium"], { env });
    const installed = chromiumPath();
    if (installed) return installed;
    console.error(output);
  }
  console.error("The tests drive a real browser: install Chromium or Google Chrome, and see that it is in the PATH.");
  return process.exit(1);
}

function chromiumPath() {
  const inPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find((path) => existsSync(path)) ?? null;
}
