import { execFile } from "node:child_process";
import { appendFile, chown, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { serverAccount } from "../../src/database/embedded/account.ts";
import { openDatabase, type OpenDatabase } from "../../src/database/open.ts";

const CLUSTER = "postgres";
/** Files of a running server, and folders that a server recreates. */
const NOT_COPIED = ["postmaster.pid", "postmaster.opts", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_stat_tmp"];

/**
 * A streaming standby of an embedded server, on a copy of its folder made while the server runs (postgresql.org/docs,
 * 25.3.3), since the binaries from npm lack pg_basebackup.
 */
export async function openReplica(primary: OpenDatabase, { from, to }: { from: string; to: string }): Promise<OpenDatabase> {
  const cluster = join(to, CLUSTER);
  const account = await serverAccount();
  await mkdir(to);
  // Both calls must be in one session, with the copy between them.
  const session = new pg.Client(primary.connection);
  await session.connect();
  await session.query("select pg_backup_start('replica', true)");
  await promisify(execFile)("cp", ["-a", join(from, CLUSTER), cluster]);
  const { rows } = await session.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  await session.end();

  for (const name of NOT_COPIED) {
    const path = join(cluster, name);
    const isFolder = name.startsWith("pg_");
    if (isFolder) await Promise.all((await readdir(path)).map((entry) => rm(join(path, entry), { recursive: true })));
    else await rm(path, { force: true });
  }
  await writeFile(join(cluster, "backup_label"), rows[0]?.labelfile ?? "");
  await writeFile(join(cluster, "standby.signal"), "");
  const { host, port, user } = new pg.Client(primary.connection);
  await appendFile(join(cluster, "postgresql.auto.conf"), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`);
  if (account) for (const name of ["backup_label", "standby.signal"]) await chown(join(cluster, name), account.uid, account.gid);
  return openDatabase({ databaseUrl: null, dataDir: to, log: () => {} });
}
