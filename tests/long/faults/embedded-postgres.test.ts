import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serverAccount } from "../../../src/database/embedded/account.ts";
import {
  acknowledged,
  endWriters,
  foundRows,
  makeCheckout,
  ownDataDir,
  postmasterPid,
  startWriter,
  type Writer,
  type WriterOptions,
} from "../../abuse/embedded-checkout.ts";

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk abuse "));
  await chmod(folder, 0o755);
  dataDir = join(folder, "data");
});

afterEach(async () => {
  await endWriters();
  await rm(folder, { recursive: true, force: true });
});

async function runningWriter(options: WriterOptions): Promise<Writer> {
  const writer = startWriter(options);
  await writer.says(/^wrote/);
  return writer;
}

async function expectToFind(writer: Writer, ids: number[]): Promise<void> {
  const found = await foundRows(writer);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !found.has(id))).toEqual([]);
}

test("kill -9 of the server loses no acknowledged row, and the next start takes less than 5 seconds", async () => {
  const first = await runningWriter({ dataDir });
  await first.says(/^wrote 50$/);
  await first.end("SIGKILL");

  const restartedAt = Date.now();
  const second = await runningWriter({ dataDir });
  expect(Date.now() - restartedAt).toBeLessThan(5_000);
  await expectToFind(second, acknowledged(first));
  await second.says(/^log joined/);

  expect(await second.end("SIGTERM")).toBe(0);
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("kill -9 of the server and its PostgreSQL at once loses no acknowledged row either", async () => {
  const first = await runningWriter({ dataDir });
  await first.says(/^wrote 50$/);
  process.kill(await postmasterPid(dataDir), "SIGKILL");
  await first.end("SIGKILL");

  const restartedAt = Date.now();
  const second = await runningWriter({ dataDir });
  expect(Date.now() - restartedAt).toBeLessThan(5_000);
  await expectToFind(second, acknowledged(first));
});

test("after kill -9 of PostgreSQL alone it is back within 5 seconds, with every row", async () => {
  const writer = await runningWriter({ dataDir });
  const killed = await postmasterPid(dataDir);

  const before = writer.lines.length;
  const killedAt = Date.now();
  process.kill(killed, "SIGKILL");
  await writer.says(/^log the database server runs again/, before);
  await writer.says(/^wrote/, writer.lines.length);
  expect(Date.now() - killedAt).toBeLessThan(5_000);
  expect(await postmasterPid(dataDir)).not.toBe(killed);

  await writer.end("SIGTERM");
  await expectToFind(startWriter({ dataDir }), acknowledged(writer));
});

test("a second process shares the server, and keeps it running after the first exits", async () => {
  const first = await runningWriter({ dataDir });
  const second = await runningWriter({ dataDir });
  await second.says(/^log joined/);
  expect(await first.end("SIGTERM")).toBe(0);

  await second.says(/^wrote/, second.lines.length);
  expect(second.lines.filter((line) => line.startsWith("failed"))).toEqual([]);

  const before = second.lines.length;
  process.kill(await postmasterPid(dataDir), "SIGKILL");
  await second.says(/^log the database server runs again/, before);
  await second.says(/^wrote/, second.lines.length);
  await second.end("SIGTERM");
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("processes that start concurrently on an empty folder share one server", async () => {
  const writers = [1, 2, 3].map(() => startWriter({ dataDir }));
  await Promise.all(writers.map((writer) => writer.says(/^wrote/)));
  const started = writers.filter(({ lines }) => lines.some((line) => line.startsWith("log started")));
  expect(started.length).toBe(1);
});

test("a crash during the creation of the cluster does not stop the next start", async () => {
  await mkdir(join(dataDir, "postgres.new"), { recursive: true });
  await writeFile(join(dataDir, "postgres.new/PG_VERSION"), "18\n");
  await runningWriter({ dataDir });
});

test("a stale pid file whose pid now belongs to another process does not stop the start", async () => {
  const first = await runningWriter({ dataDir });
  process.kill(await postmasterPid(dataDir), "SIGKILL");
  await first.end("SIGKILL");
  await writeFile(join(dataDir, "postgres/postmaster.pid"), `${process.pid}\n${dataDir}/postgres\n`);

  await expectToFind(startWriter({ dataDir }), acknowledged(first));
});

test("a data folder of another PostgreSQL version is refused with one sentence", async () => {
  await (await runningWriter({ dataDir })).end("SIGTERM");
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n");

  await expect(runningWriter({ dataDir })).rejects.toThrow(
    /is a cluster of PostgreSQL 17, and this is PostgreSQL 18: run npm run backup with the Uitkijk/,
  );
});

test("a very deep data folder works", async () => {
  const deep = join(folder, ...("uitjes".repeat(40).match(/.{24}/g) ?? []));
  await runningWriter({ dataDir: deep });
});

test("a checkout in a private folder works", async () => {
  const checkout = await makeCheckout(join(folder, "private", "checkout"), "copied");
  await chmod(join(folder, "private"), 0o700);

  const first = await runningWriter({ checkout });
  const ownFolder = await ownDataDir(first);
  await first.end("SIGTERM");
  await expectToFind(startWriter({ checkout }), acknowledged(first));
  expect(existsSync(join(ownFolder, "postgres/PG_VERSION"))).toBe(true);
});

test.runIf(process.getuid?.() === 0)("without root PostgreSQL runs under the developer's own account", async () => {
  const account = await serverAccount();
  await mkdir(dataDir, { mode: 0o700 });
  await chown(dataDir, account?.uid ?? 0, account?.gid ?? 0);

  const first = await runningWriter({ dataDir, account });
  await first.end("SIGKILL");
  await expectToFind(startWriter({ dataDir, account }), acknowledged(first));
});

test("a platform without PostgreSQL binaries gets an error that names DATABASE_URL", async () => {
  const checkout = await makeCheckout(folder, "missing");
  await expect(runningWriter({ checkout, dataDir })).rejects.toThrow(
    /There is no embedded PostgreSQL for \S+ in node_modules: set DATABASE_URL/,
  );
});

test.runIf(process.getuid?.() === 0)("a data folder that PostgreSQL's user cannot access is refused with one sentence", async () => {
  await chmod(folder, 0o700);
  await expect(runningWriter({ dataDir })).rejects.toThrow(/who cannot enter .*: choose another DATA_DIR/);
});

test("two checkouts run in parallel, each with its own data", async () => {
  const checkouts = await Promise.all(["one", "two"].map((name) => makeCheckout(join(folder, name), "linked")));
  const writers = await Promise.all(checkouts.map((checkout) => runningWriter({ checkout })));
  const folders = await Promise.all(writers.map(ownDataDir));

  expect(new Set(folders).size).toBe(2);
  for (const writer of writers) expect(await foundRows(writer)).toEqual(new Set());
  for (const writer of writers) expect(await writer.end("SIGTERM")).toBe(0);
});
