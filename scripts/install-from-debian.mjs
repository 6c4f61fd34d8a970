import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";

/** Installs a package of Debian and gives what was printed; null where that cannot be done: as root on Debian alone it can. */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("Looking for packages", ["apt-get", "update"], { env });
  const { output } = await runCommand(`Installing ${name}`, ["apt-get", "install", "-y", "--no-install-recommends", name], { env });
  return output;
}
