import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { serverAccount } from "../../src/database/embedded/account.ts";
import { programOptions } from "../../src/database/embedded/program.ts";

const PROGRAMS = "/usr/lib/postgresql/15/bin";
const STARTS_WITHIN_MS = 10_000;

/** Whether Debian's PostgreSQL 15, the oldest supported version, is installed. */
export const hasDebianPostgres = existsSync(join(PROGRAMS, "postgres"));

export type DebianPostgres = { databaseUrl: string; stop(): Promise<void> };

/** Starts an empty PostgreSQL 15 on its own socket, in Amsterdam's time zone. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const account = await serverAccount();
  const folder = await mkdtemp(join(tmpdir(), "debian-"));
  await chmod(folder, 0o755);
  const cluster = join(folder, "cluster");
  await mkdir(cluster, { mode: 0o700 });
  if (account) await chown(cluster, account.uid, account.gid);

  const flags = ["-D", cluster, "-U", "uitkijk", "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "--no-sync"];
  await promisify(execFile)(join(PROGRAMS, "initdb"), flags, programOptions(account));
  const settings = ["-c", "listen_addresses=", "-c", "timezone=Europe/Amsterdam", "-c", "datestyle=German"];
  const server = spawn(join(PROGRAMS, "postgres"), ["-D", cluster, "-k", cluster, ...settings], {
    ...programOptions(account),
    stdio: "ignore",
  });

  const hasExited = () => server.exitCode !== null || server.signalCode !== null;

  async function stop(): Promise<void> {
    server.kill("SIGINT");
    if (!hasExited()) await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isListening(join(cluster, ".s.PGSQL.5432")))) {
    if (!hasExited() && Date.now() < deadline) await delay(20);
    else {
      await stop();
      throw new Error("Debian's PostgreSQL did not start.");
    }
  }
  return { databaseUrl: `postgres://uitkijk@${encodeURIComponent(cluster)}:5432/postgres`, stop };
}

/** Connects, since on a busy machine the socket file can exist before the server listens. */
async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
