import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { programOptions } from "./program.ts";

/** The superuser of the cluster. No password: only the owner of the 0700 socket folder (and root) can connect. */
export const CLUSTER_USER = "uitkijk";

/** Creates the cluster if it is missing. Throws when the existing one is of another PostgreSQL version. */
export async function prepareCluster(place: Place, binaries: Binaries, log: (line: string) => void): Promise<void> {
  if (existsSync(place.cluster)) return checkVersion(place, binaries);

  log(`creating the database cluster in ${place.cluster}`);
  // Renamed when complete, so that a crash leaves nothing to repair.
  const unfinished = `${place.cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (place.account) await chown(unfinished, place.account.uid, place.account.gid);
  await initialise(unfinished, place, binaries);
  await rename(unfinished, place.cluster);
}

async function initialise(folder: string, place: Place, binaries: Binaries): Promise<void> {
  const settings = [
    ["-D", folder],
    ["--username", CLUSTER_USER],
    ["--auth", "trust"],
    ["--encoding", "UTF8"],
    // PostgreSQL's own C.UTF-8: available on every machine, and no system update changes its sort order.
    ["--locale", "C"],
    ["--locale-provider", "builtin"],
    ["--builtin-locale", "C.UTF-8"],
    ["--no-instructions"],
  ].flat();

  try {
    await promisify(execFile)(join(binaries.folder, "initdb"), settings, programOptions(place.account));
  } catch (error) {
    throw new Error(`The embedded PostgreSQL cannot run here (${lastLine(error)}): set DATABASE_URL to another one.`, {
      cause: error,
    });
  }
}

/** The last line of the program's output, or why it did not start. */
function lastLine(error: unknown): string {
  const printed = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return printed.split("\n").at(-1) || String(error);
}

async function checkVersion(place: Place, { major }: Binaries): Promise<void> {
  const version = await readFile(join(place.cluster, "PG_VERSION"), "utf8").catch(() => null);
  if (version?.trim() === major) return;

  if (version === null) throw new Error(`${place.cluster} is not a PostgreSQL cluster: move it away, or set DATA_DIR or DATABASE_URL.`);
  const facts = `${place.cluster} is a cluster of PostgreSQL ${version.trim()}, and this is PostgreSQL ${major}`;
  const way = "run npm run backup with the Uitkijk that made it, move it away, and run npm run restore with this one (docs/backup.md)";
  throw new Error(`${facts}: ${way}, or set DATA_DIR or DATABASE_URL.`);
}
