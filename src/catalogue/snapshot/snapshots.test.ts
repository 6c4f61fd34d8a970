import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity, addCity, addProvince } from "../../../tests/support/fixtures.ts";
import { openDatabase, type OpenDatabase } from "../../database/open.ts";
import type { Catalogue } from "../catalogue.ts";
import { openCatalogue } from "../open-catalogue.ts";
import { pruneChanges } from "../prune-changes.ts";
import { openSnapshots } from "./snapshots.ts";

const ALL = { page: 1, limit: 100 };
const NOT_USED = "everything is read from the database";

let database: OpenDatabase;
let folder: string;
let file: string;
let lines: string[];

beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "uitkijk-snapshot-"));
  file = join(folder, "catalogue.snapshot");
  lines = [];
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function open(on = database): Promise<Catalogue> {
  return openCatalogue(on, (line) => lines.push(line), { snapshots: openSnapshots(folder) });
}

function titles(catalogue: Catalogue): Promise<string[]> {
  const { ids } = catalogue.search(1, { orderBy: "title" }, ALL);
  return catalogue.documents(ids).then((documents) => documents.map(({ title }) => title));
}

/** The ids that a restarted process finds, and its log lines about the snapshot. */
async function restarted(on = database): Promise<{ found: string[]; log: string }> {
  lines = [];
  const catalogue = await open(on);
  const found = await titles(catalogue);
  await catalogue.close();
  return { found, log: lines.join("\n") };
}

test("a restart loads the snapshot, and applies what changed since before it answers", async () => {
  const { db } = database;
  const [kano, vlot, quiz] = [
    await addActivity(db, { title: "Kanoën", slug: "kanoen" }),
    await addActivity(db, { title: "Vlotten", slug: "vlotten" }),
    await addActivity(db, { title: "Pubquiz", slug: "pubquiz" }),
  ];
  await (await open()).close();
  await db.updateTable("activity").set({ title: "Suppen", slug: "suppen" }).where("id", "=", vlot).execute();
  await db.deleteFrom("activity").where("id", "=", quiz).execute();
  await addActivity(db, { title: "Boogschieten" });

  lines = [];
  const catalogue = await open();
  expect(await titles(catalogue)).toEqual(["Boogschieten", "Kanoën", "Suppen"]);
  expect(["kanoen", "suppen", "vlotten", "pubquiz"].map((slug) => catalogue.activityIdOf(1, slug))).toEqual([kano, vlot, null, null]);
  expect(lines).toEqual([expect.stringMatching(/was loaded from its snapshot of .* \d+\.\d s after the database was ready$/)]);
  await catalogue.close();
});

test("a place that changed since is read again, and the others are loaded from the snapshot", async () => {
  const { db } = database;
  await addActivity(db, { title: "Kanoën" });
  const province = await addProvince(db, { name: "Utrecht" });
  const city = await addCity(db, { province_id: province, name: "Vechtstad", lon: 5.1, lat: 52.1 });
  await (await open()).close();
  const cities = async () => {
    const catalogue = await open();
    const names = [...catalogue.directory(1).cities.values()].map(({ name }) => name);
    await catalogue.close();
    return names;
  };
  expect(await cities()).toEqual(["Vechtstad"]);
  await db.updateTable("city").set({ name: "Maarssen" }).where("id", "=", city).execute();
  expect(await cities()).toEqual(["Maarssen"]);
  expect(await cities()).toEqual(["Maarssen"]);
  expect(lines.filter((line) => line.includes(NOT_USED))).toEqual([]);
});

test("a transaction that began before the snapshot and commits after it is applied too", async () => {
  const late = await database.db.startTransaction().execute();
  await addActivity(late, { title: "Laat" });
  await (await open()).close();
  await late.commit().execute();
  expect(await restarted()).toMatchObject({ found: ["Laat"], log: expect.stringContaining("loaded from its snapshot") });
});

test("a snapshot with flipped bits or a missing end is detected, wherever it is damaged, and replaced", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  const whole = await readFile(file);
  const places = Array.from({ length: 24 }, (_, index) => Math.floor(((index + 0.5) / 24) * whole.length));
  const flipped = places.map((place) => whole.map((byte, index) => (index === place ? byte ^ (1 << (place % 8)) : byte)));
  const cut = [0, 1, 15, 16, 17, Math.floor(whole.length / 2), whole.length - 1].map((length) => whole.subarray(0, length));

  for (const damaged of [...flipped, ...cut, Buffer.concat([whole, Buffer.from("x")])]) {
    await writeFile(file, damaged);
    expect(await restarted()).toEqual({ found: ["Kanoën"], log: expect.stringContaining(`${NOT_USED}: it is damaged`) });
  }
  expect((await restarted()).log).toContain("loaded from its snapshot");
});

test("a catalogue starts although its snapshot cannot be read", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await mkdir(file);
  expect(await restarted()).toEqual({ found: ["Kanoën"], log: expect.stringContaining(`${NOT_USED}: it is damaged`) });
});

test("the snapshot of another database is refused", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  const other = await testDatabase();
  await addActivity(other.db, { title: "Boogschieten" });
  expect(await restarted(other)).toEqual({
    found: ["Boogschieten"],
    log: expect.stringContaining(`${NOT_USED}: it is of another database`),
  });
  await other.close();
});

test("a database that was restored to before the snapshot is detected, also after new changes", async () => {
  const { db, pool } = database;
  await addActivity(db, { title: "Kanoën" });
  await (await open()).close();
  // As after a restore: the last rows are missing, and their numbers are given again.
  const { rows } = await pool.query("delete from change where seq = (select max(seq) from change) returning seq");
  await db.updateTable("activity").set({ title: "Suppen" }).execute();
  await pool.query("update change set seq = default where seq = (select max(seq) from change)");
  expect(rows).toHaveLength(1);
  expect(await restarted()).toEqual({ found: ["Suppen"], log: expect.stringContaining(`${NOT_USED}: the database was restored`) });
});

test("a restored database is detected too when all rows of change had been pruned", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await prune();
  await (await open()).close();
  expect((await restarted()).log).toContain("loaded from its snapshot");
  // As after a restore: the pruning is unknown.
  await database.pool.query("delete from change_pruned");
  expect((await restarted()).log).toContain(`${NOT_USED}: the database was restored`);
});

test("without a way to identify the database no snapshot is written; the catalogue logs it and goes on", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  // As with a hosting provider that does not allow PostgreSQL's own function.
  await database.pool.query(`create function pg_control_system(out system_identifier bigint) language plpgsql
    as $$ begin raise insufficient_privilege; end $$`);
  await database.pool.query(
    "do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$",
  );
  const before = await readFile(file);
  const hosted = await openDatabase({ databaseUrl: database.pool.options.connectionString ?? "", dataDir: null, log: () => {} });
  expect(await restarted(hosted)).toEqual({
    found: ["Kanoën"],
    log: expect.stringMatching(/^no snapshot of the catalogue is written, .*: the database cannot be identified$/),
  });
  expect(await readFile(file)).toEqual(before);
  await hosted.close();
});

test("a snapshot from before pruned changes is too old, unless nothing changed since", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  await prune();
  expect((await restarted()).log).toContain("loaded from its snapshot");

  await database.db.updateTable("activity").set({ title: "Suppen" }).execute();
  await prune();
  expect(await restarted()).toEqual({ found: ["Suppen"], log: expect.stringContaining("unread changes were pruned") });
});

test("a snapshot that another version of Uitkijk wrote is not used", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  const older = await readFile(file, "latin1");
  await writeFile(file, older.replace("UITKIJK1", "UITKIJK0"), "latin1");
  expect((await restarted()).log).toContain(NOT_USED);
});

test("the snapshot of an older schema version is refused", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  await database.pool.query("insert into migration (name, sha256) values ('999-next.sql', '')");
  expect((await restarted()).log).toContain("or schema version");
});

test("a snapshot that is written during many changes is consistent", { timeout: 60_000 }, async () => {
  const catalogue = await open();
  const adding = Array.from({ length: 40 }, async (_, number) => {
    await addActivity(database.db, { title: `Uitje ${number}` });
    await catalogue.refresh();
    if (number % 4 === 0) await catalogue.maintain();
  });
  await Promise.all(adding);
  await catalogue.maintain();
  const second = await restarted();
  expect([second.found.length, second.log]).toEqual([40, expect.stringContaining("loaded from its snapshot")]);
  expect(catalogue.figures()).toMatchObject({ activities: 40, snapshot: { bytes: expect.any(Number) } });
  await catalogue.close();
});

test("two processes with the same id, as in two containers, may write to one folder at the same time", async () => {
  const both = await Promise.all([open(), open()]);
  await addActivity(database.db, { title: "Kanoën" });
  await Promise.all(both.map((catalogue) => catalogue.refresh()));
  lines = [];
  await Promise.all(both.map((catalogue) => catalogue.close()));
  expect(lines).toEqual([]);
  expect(await readdir(folder)).toEqual(["catalogue.snapshot"]);
  expect(await restarted()).toEqual({ found: ["Kanoën"], log: expect.stringContaining("loaded from its snapshot") });
});

test("old drafts of killed processes are removed, and drafts are never read", async () => {
  const [old, recent] = [`${file}.1.draft`, `${file}.2.draft`];
  for (const draft of [old, recent]) await writeFile(draft, "half");
  await utimes(old, new Date(0), new Date(0));
  await (await open()).close();
  expect((await readdir(folder)).toSorted()).toEqual(["catalogue.snapshot", "catalogue.snapshot.2.draft"]);
});

test("when the snapshot cannot be written, the catalogue logs it and goes on", async () => {
  await writeFile(join(folder, "file"), "");
  const catalogue = await openCatalogue(database, (line) => lines.push(line), { snapshots: openSnapshots(join(folder, "file", "below")) });
  await addActivity(database.db, { title: "Kanoën" });
  await catalogue.refresh();
  expect(await titles(catalogue)).toEqual(["Kanoën"]);
  await catalogue.close();
  expect(lines).toEqual([expect.stringContaining("could not be written")]);
});

/** Retries until no row is left: open transactions of other tests on the same server delay the pruning. */
async function prune(): Promise<void> {
  await expect
    .poll(async () => {
      await pruneChanges(database.db, new Date(Date.now() + 1_000));
      return (await database.db.selectFrom("change").select("seq").execute()).length;
    })
    .toBe(0);
}
