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
const ANEW = "everything is read anew";

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

/** What the next process finds, and what it says of the snapshot. */
async function restarted(on = database): Promise<{ found: string[]; said: string }> {
  lines = [];
  const catalogue = await open(on);
  const found = await titles(catalogue);
  await catalogue.close();
  return { found, said: lines.join("\n") };
}

test("a restart begins with what was known when it was stopped, and takes over what changed since before it answers", async () => {
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
  expect(lines).toEqual([expect.stringMatching(/begins with its snapshot of .* \d+\.\d s after the database was there$/)]);
  await catalogue.close();
});

test("a place that changed since is read again, and the others come with the snapshot", async () => {
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
  expect(lines.filter((line) => line.includes(ANEW))).toEqual([]);
});

test("what commits after the snapshot though it began before is taken over too", async () => {
  const late = await database.db.startTransaction().execute();
  await addActivity(late, { title: "Laat" });
  await (await open()).close();
  await late.commit().execute();
  expect(await restarted()).toMatchObject({ found: ["Laat"], said: expect.stringContaining("begins with its snapshot") });
});

test("a snapshot whose bits were flipped or whose end is missing is noticed wherever it is damaged, and written anew", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  const whole = await readFile(file);
  const places = Array.from({ length: 24 }, (_, index) => Math.floor(((index + 0.5) / 24) * whole.length));
  const flipped = places.map((place) => whole.map((byte, index) => (index === place ? byte ^ (1 << (place % 8)) : byte)));
  const cut = [0, 1, 15, 16, 17, Math.floor(whole.length / 2), whole.length - 1].map((length) => whole.subarray(0, length));

  for (const damaged of [...flipped, ...cut, Buffer.concat([whole, Buffer.from("x")])]) {
    await writeFile(file, damaged);
    expect(await restarted()).toEqual({ found: ["Kanoën"], said: expect.stringContaining(`${ANEW}: it is damaged`) });
  }
  expect((await restarted()).said).toContain("begins with its snapshot");
});

test("a snapshot that cannot be read keeps no catalogue from starting", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await mkdir(file);
  expect(await restarted()).toEqual({ found: ["Kanoën"], said: expect.stringContaining(`${ANEW}: it is damaged`) });
});

test("the snapshot of another database is noticed", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  const other = await testDatabase();
  await addActivity(other.db, { title: "Boogschieten" });
  expect(await restarted(other)).toEqual({ found: ["Boogschieten"], said: expect.stringContaining(`${ANEW}: it is of another database`) });
  await other.close();
});

test("a database that was put back to before the snapshot is noticed, also when it went on since", async () => {
  const { db, pool } = database;
  await addActivity(db, { title: "Kanoën" });
  await (await open()).close();
  // As after a restore: the last lines are gone, and their numbers are given again.
  const { rows } = await pool.query("delete from change where seq = (select max(seq) from change) returning seq");
  await db.updateTable("activity").set({ title: "Suppen" }).execute();
  await pool.query("update change set seq = default where seq = (select max(seq) from change)");
  expect(rows).toHaveLength(1);
  expect(await restarted()).toEqual({ found: ["Suppen"], said: expect.stringContaining(`${ANEW}: the database was put back`) });
});

test("a database that was put back is noticed too when all lines of change had gone by their age", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await prune();
  await (await open()).close();
  expect((await restarted()).said).toContain("begins with its snapshot");
  // As after a restore: nothing is known of lines that went since.
  await database.pool.query("delete from change_pruned");
  expect((await restarted()).said).toContain(`${ANEW}: the database was put back`);
});

test("where the database does not say which one it is no snapshot is kept, and the catalogue says so and goes on", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  // As on a host that keeps PostgreSQL's own function to itself.
  await database.pool.query(`create function pg_control_system(out system_identifier bigint) language plpgsql
    as $$ begin raise insufficient_privilege; end $$`);
  await database.pool.query(
    "do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$",
  );
  const before = await readFile(file);
  const hosted = await openDatabase({ databaseUrl: database.pool.options.connectionString ?? "", dataDir: null, log: () => {} });
  expect(await restarted(hosted)).toEqual({
    found: ["Kanoën"],
    said: expect.stringMatching(/^no snapshot of the catalogue is kept, .*: the database does not say which one it is$/),
  });
  expect(await readFile(file)).toEqual(before);
  await hosted.close();
});

test("a snapshot from before lines of change went is too old, unless nothing has happened since", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  await prune();
  expect((await restarted()).said).toContain("begins with its snapshot");

  await database.db.updateTable("activity").set({ title: "Suppen" }).execute();
  await prune();
  expect(await restarted()).toEqual({ found: ["Suppen"], said: expect.stringContaining("changes that were not read are gone") });
});

test("a snapshot that another version of Uitkijk wrote is not used", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  const older = await readFile(file, "latin1");
  await writeFile(file, older.replace("UITKIJK1", "UITKIJK0"), "latin1");
  expect((await restarted()).said).toContain(ANEW);
});

test("a database whose tables were migrated since is another one", async () => {
  await addActivity(database.db, { title: "Kanoën" });
  await (await open()).close();
  await database.pool.query("insert into migration (name, sha256) values ('999-next.sql', '')");
  expect((await restarted()).said).toContain("or of other tables");
});

test("a snapshot that is written while much changes is the whole of one moment", { timeout: 60_000 }, async () => {
  const catalogue = await open();
  const adding = Array.from({ length: 40 }, async (_, number) => {
    await addActivity(database.db, { title: `Uitje ${number}` });
    await catalogue.refresh();
    if (number % 4 === 0) await catalogue.tidy();
  });
  await Promise.all(adding);
  await catalogue.tidy();
  const second = await restarted();
  expect([second.found.length, second.said]).toEqual([40, expect.stringContaining("begins with its snapshot")]);
  expect(catalogue.figures()).toMatchObject({ activities: 40, snapshot: { bytes: expect.any(Number) } });
  await catalogue.close();
});

test("two processes with one number, as in two containers, may write in one folder at the same time", async () => {
  const both = await Promise.all([open(), open()]);
  await addActivity(database.db, { title: "Kanoën" });
  await Promise.all(both.map((catalogue) => catalogue.refresh()));
  lines = [];
  await Promise.all(both.map((catalogue) => catalogue.close()));
  expect(lines).toEqual([]);
  expect(await readdir(folder)).toEqual(["catalogue.snapshot"]);
  expect(await restarted()).toEqual({ found: ["Kanoën"], said: expect.stringContaining("begins with its snapshot") });
});

test("what a killed process had begun to write is removed when it is old, and never read", async () => {
  const [old, recent] = [`${file}.1.draft`, `${file}.2.draft`];
  for (const draft of [old, recent]) await writeFile(draft, "half");
  await utimes(old, new Date(0), new Date(0));
  await (await open()).close();
  expect((await readdir(folder)).toSorted()).toEqual(["catalogue.snapshot", "catalogue.snapshot.2.draft"]);
});

test("without room for a snapshot the catalogue says so, and goes on", async () => {
  await writeFile(join(folder, "file"), "");
  const catalogue = await openCatalogue(database, (line) => lines.push(line), { snapshots: openSnapshots(join(folder, "file", "below")) });
  await addActivity(database.db, { title: "Kanoën" });
  await catalogue.refresh();
  expect(await titles(catalogue)).toEqual(["Kanoën"]);
  await catalogue.close();
  expect(lines).toEqual([expect.stringContaining("could not be written")]);
});

/** Until all lines are gone: transactions of other tests on the same server may keep them for a moment. */
async function prune(): Promise<void> {
  await expect
    .poll(async () => {
      await pruneChanges(database.db, new Date(Date.now() + 1_000));
      return (await database.db.selectFrom("change").select("seq").execute()).length;
    })
    .toBe(0);
}
