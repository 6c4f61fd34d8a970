import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";

/** Installs a Debian package and returns the output; null when not root on Debian. */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("Looking for packages", ["apt-get", "update"], { env });
  const { output } = await runCommand(`Installing ${name}`, ["apt-get", "install", "-y", "--no-install-recommends", name], { env });
  return output;
}
