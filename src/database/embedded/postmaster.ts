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

/** Starts `postgres` in the background; whether it gets anywhere is for the caller to watch. */
export async function launch(place: Place, binaries: Binaries): Promise<ChildProcess> {
  await forgetStrangersPid(place);
  const log = await openLog(place.log);
  try {
    const settings = { ...SETTINGS, unix_socket_directories: place.socketFolder };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(join(binaries.folder, "postgres"), ["-D", place.cluster, "-p", "5432", ...flags], {
      ...programOptions(place.account),
      // A session of its own: Ctrl-C in the terminal is for us, and we stop the server after our last query.
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
  // Fast shutdown, and when that does not get done the immediate one, which recovers at the next start.
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
    // Out of file descriptors: this says nothing about the server.
    if (error.code === "EMFILE" || error.code === "ENFILE") throw error;
    return "";
  });
  const pid = Number.parseInt(record, 10);
  return pid > 0 ? pid : null;
}

/** A server's working directory is its cluster, which tells it from whoever has its process id after a reboot. */
async function runsIn(pid: number, cluster: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster;
  } catch (error) {
    const gone = process.platform === "linux" && error instanceof Error && "code" in error && error.code === "ENOENT";
    return !gone && isAlive(pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to start when a process id that it left is alive, even as a stranger's; its other guards remain. */
async function forgetStrangersPid(place: Place): Promise<void> {
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
