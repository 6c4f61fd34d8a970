import { spawn, type ChildProcess } from "node:child_process";
import { open, readFile, readlink, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { programOptions } from "./program.ts";

const LARGEST_LOG_BYTES = 10_000_000;

const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "64MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
};

/** The process id of the cluster's running server, or null. */
export async function findPostmaster({ cluster }: Place): Promise<number | null> {
  const pid = await recordedPid(cluster);
  return pid !== null && (await runsIn(pid, cluster)) ? pid : null;
}

/** Starts `postgres` in the background; the caller checks whether it gets ready. */
export async function launch(place: Place, binaries: Binaries): Promise<ChildProcess> {
  await removeStalePid(place);
  const log = await openLog(place.log);
  try {
    const settings = { ...SETTINGS, unix_socket_directories: place.socketFolder };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(join(binaries.folder, "postgres"), ["-D", place.cluster, "-p", "5432", ...flags], {
      ...programOptions(place.account),
      // A session of its own: Ctrl-C must not reach it, since it is stopped after our last query.
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** Stops the server: open transactions are rolled back, committed ones are on disk. */
export async function stopPostmaster(place: Place): Promise<void> {
  // Fast shutdown; then the immediate one, after which the next start recovers.
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    const pid = await findPostmaster(place);
    if (pid === null) return;
    process.kill(pid, signal);
    const giveUpAt = Date.now() + 10_000;
    while (Date.now() < giveUpAt && (await findPostmaster(place)) === pid) await delay(20);
  }
}

async function recordedPid(cluster: string): Promise<number | null> {
  const record = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((error: NodeJS.ErrnoException) => {
    // We are out of file descriptors, so the server may well run.
    if (error.code === "EMFILE" || error.code === "ENFILE") throw error;
    return "";
  });
  const pid = Number.parseInt(record, 10);
  return pid > 0 ? pid : null;
}

/** Whether the process is the server of this cluster, by its working directory: after a reboot its id may be another program's. */
async function runsIn(pid: number, cluster: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster;
  } catch (error) {
    const hasEnded = process.platform === "linux" && error instanceof Error && "code" in error && error.code === "ENOENT";
    return !hasEnded && isAlive(pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to start when the process id in its old files is in use, even by another program. */
async function removeStalePid(place: Place): Promise<void> {
  if ((await findPostmaster(place)) !== null) return;
  await rm(join(place.cluster, "postmaster.pid"), { force: true });
  await rm(join(place.socketFolder, ".s.PGSQL.5432.lock"), { force: true });
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  return open(path, size > LARGEST_LOG_BYTES ? "w" : "a", 0o600);
}
