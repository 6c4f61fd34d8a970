import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serverAccount } from "../../src/database/embedded/account.ts";
import { programOptions } from "../../src/database/embedded/program.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/open.ts";

const debian = "/usr/lib/postgresql/15/bin";
const isInstalled = existsSync(join(debian, "postgres"));
const migrations = join(import.meta.dirname, "../../migrations");

let folder: string;
let server: ChildProcess;

beforeEach(async () => {
  if (!isInstalled) return;
  const account = await serverAccount();
  folder = await mkdtemp(join(tmpdir(), "debian-"));
  await chmod(folder, 0o755);
  const cluster = join(folder, "cluster");
  await mkdir(cluster, { mode: 0o700 });
  if (account) await chown(cluster, account.uid, account.gid);

  const flags = ["-D", cluster, "-U", "uitkijk", "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "--no-sync"];
  await promisify(execFile)(join(debian, "initdb"), flags, programOptions(account));
  server = spawn(join(debian, "postgres"), ["-D", cluster, "-k", cluster, "-c", "listen_addresses=", "-c", "timezone=Europe/Amsterdam"], {
    ...programOptions(account),
    stdio: "ignore",
  });
});

afterEach(async () => {
  if (!isInstalled) return;
  server.kill("SIGINT");
  await once(server, "exit");
  await rm(folder, { recursive: true, force: true });
});

test.runIf(isInstalled)("Debian's PostgreSQL 15 serves through DATABASE_URL", async () => {
  const databaseUrl = `postgres://uitkijk@${encodeURIComponent(join(folder, "cluster"))}:5432/postgres`;
  await expect.poll(() => existsSync(join(folder, "cluster/.s.PGSQL.5432")), { timeout: 5_000 }).toBe(true);

  const database = await openDatabase({ databaseUrl, dataDir: null, log: () => {} });
  expect(await migrate(database, migrations, () => {})).not.toEqual([]);
  expect(await migrate(database, migrations, () => {})).toEqual([]);
  const { rows } = await database.pool.query("select count(*) as count, current_setting('timezone') as zone from migration");
  expect(rows).toEqual([{ count: expect.any(Number), zone: "UTC" }]);
  await database.close();
});
