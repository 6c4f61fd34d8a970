import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addPicture,
  backUp,
  filesOf,
  fillWithSubmissions,
  fingerprints,
  installation,
  MIGRATIONS,
  temporaryFolder,
  restoreFrom,
  type Installation,
} from "../../tests/support/backups.ts";
import { bareDatabase, testDatabase } from "../../tests/support/database.ts";
import { addOrganisation } from "../../tests/support/fixtures.ts";
import { applyMissing, migrate, readMigrations } from "../database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../database/open.ts";
import { checkBackup } from "./check-backup.ts";
import { loadTables } from "./load-tables.ts";
import { inSession } from "./session.ts";

let source: OpenDatabase;
let target: OpenDatabase;
/** Where `source` was backed up once; each test has a copy of it, `from`. */
let backedUp: string;
let from: Installation;
let to: Installation;

beforeAll(async () => {
  source = await testDatabase();
  await fillWithSubmissions(source);
  backedUp = await mkdtemp(join(tmpdir(), "uitkijk-restore-"));
  const made = await installation(backedUp);
  await addPicture(made.mediaFolder);
  await backUp(source, made);
});
afterAll(async () => {
  await source.close();
  await rm(backedUp, { recursive: true });
});

beforeEach(async () => {
  target = await bareDatabase();
  const folder = await temporaryFolder();
  await cp(backedUp, folder, { recursive: true });
  from = await installation(folder);
  to = await installation();
});
afterEach(() => target.close());

async function expectUntouched(): Promise<void> {
  expect(await fingerprints(target)).toEqual({});
  expect(await filesOf(to.dataFolder)).toEqual({});
}

/** Changes a file of the backup and its checksum. */
async function rewrite(name: string, change: (text: string) => string): Promise<void> {
  const [file, sums] = [join(from.folder, name), join(from.folder, "SHA256SUMS")];
  const text = change(await readFile(file, "utf8"));
  await writeFile(file, text);
  const sha256 = createHash("sha256").update(text).digest("hex");
  const lines = (await readFile(sums, "utf8")).split("\n").map((line) => (line.endsWith(`  ${name}`) ? `${sha256}  ${name}` : line));
  await writeFile(sums, lines.join("\n"));
}

test("one flipped bit in any file is detected, and nothing is restored", async () => {
  const names = Object.keys(await filesOf(from.folder));
  expect(names).toEqual(
    expect.arrayContaining(["SHA256SUMS", "manifest.json", "secret.key", "jobs.copy.gz", "tables/quote_request.copy.gz"]),
  );
  for (const name of names) {
    const file = join(from.folder, name);
    const whole = await readFile(file);
    for (const at of [0, Math.floor(whole.length / 2), whole.length - 1]) {
      await writeFile(file, whole.with(at, (whole[at] ?? 0) ^ 0x20));
      await expect(restoreFrom(from.folder, target, to), `${name}, byte ${at}`).rejects.toThrow(/is damaged: .*\. Nothing was restored\.$/);
    }
    await writeFile(file, whole);
  }
  await expectUntouched();
});

test("a flipped bit in the list of checksums is detected", async () => {
  const file = join(from.folder, "SHA256SUMS");
  const whole = await readFile(file);
  // A prime step, so that it hits other positions in each line.
  for (let at = 0; at < whole.length; at += 31) {
    await writeFile(file, whole.with(at, (whole[at] ?? 0) ^ (1 << (at % 8))));
    await expect(checkBackup(from.folder, MIGRATIONS), `byte ${at}`).rejects.toThrow("is damaged");
  }
});

test("a truncated or missing file is detected, and nothing is restored", async () => {
  for (const name of Object.keys(await filesOf(from.folder))) {
    const file = join(from.folder, name);
    const whole = await readFile(file);
    await truncate(file, Math.floor(whole.length / 2));
    await expect(restoreFrom(from.folder, target, to), name).rejects.toThrow("is damaged");
    await rm(file);
    const sentence =
      name === "SHA256SUMS" ? "is not a backup, or not a whole one: it has no SHA256SUMS." : `is damaged: ${name} is missing.`;
    await expect(restoreFrom(from.folder, target, to), name).rejects.toThrow(sentence);
    await writeFile(file, whole);
  }
  await expectUntouched();
});

test("a missing line in the list of checksums is detected", async () => {
  const file = join(from.folder, "SHA256SUMS");
  const lines = (await readFile(file, "utf8")).split(/(?<=\n)/);
  for (const [index, line] of lines.entries()) {
    await writeFile(file, lines.toSpliced(index, 1).join(""));
    await expect(checkBackup(from.folder, MIGRATIONS), line).rejects.toThrow("is damaged");
  }
});

test("an empty folder, a missing one and an aborted backup are refused", async () => {
  const empty = await temporaryFolder();
  for (const folder of [empty, join(empty, "nothing")]) {
    await expect(restoreFrom(folder, target, to)).rejects.toThrow(`${folder} is not a backup, or not a whole one`);
  }
  await writeFile(join(empty, "SHA256SUMS"), "");
  await expect(restoreFrom(empty, target, to)).rejects.toThrow("is damaged");
  await expectUntouched();
});

test("a backup of a newer Uitkijk is refused, by its format or by an unknown migration", async () => {
  await rewrite("manifest.json", (text) => text.replace('"format": 1', '"format": 2'));
  await expect(restoreFrom(from.folder, target, to)).rejects.toThrow(
    "was made by a newer Uitkijk (its format is 2): restore it with that one.",
  );
  await rewrite("manifest.json", (text) => text.replace('"format": 2', '"format": 1').replace("006-starter-filling.sql", "900-later.sql"));
  await expect(restoreFrom(from.folder, target, to)).rejects.toThrow("was made by a newer Uitkijk, which has 900-later.sql");
  await rewrite("manifest.json", (text) =>
    text.replace("900-later.sql", "006-starter-filling.sql").replace(/"sha256": "../, '"sha256": "zz'),
  );
  await expect(restoreFrom(from.folder, target, to)).rejects.toThrow("was made with another 001-directory.sql than that of this checkout");
  await expectUntouched();
});

test("a database with rows is refused and not changed, also by a second restore", async () => {
  const filled = await testDatabase();
  await addOrganisation(filled.db, { name: "Hier was al iets" });
  const before = await fingerprints(filled);
  await expect(restoreFrom(from.folder, filled, to)).rejects.toThrow(
    "The database is not empty (there are rows in organisation, platform): restore into an empty one, such as DATA_DIR=/new/place",
  );
  expect(await fingerprints(filled)).toEqual(before);
  expect(await filesOf(to.dataFolder)).toEqual({});
  await filled.close();

  await restoreFrom(from.folder, target, to);
  await target.db.deleteFrom("quote_request").execute();
  const restored = await fingerprints(target);
  await expect(restoreFrom(from.folder, target, to)).rejects.toThrow("The database is not empty");
  expect(await fingerprints(target)).toEqual(restored);
});

test("a database with other tables, or with jobs in its queue, is refused", async () => {
  await target.pool.query("create table recipe (id int)");
  await expect(restoreFrom(from.folder, target, to)).rejects.toThrow("The database has tables that are not Uitkijk's (recipe)");
  const queued = await testDatabase();
  await queued.pool.query("select graphile_worker.add_job('send-mail', '{}'::json)");
  await expect(restoreFrom(from.folder, queued, to)).rejects.toThrow("there are rows in the queue");
  await queued.close();
});

test("a restore that fails half way leaves every table empty, and can be repeated", async () => {
  const backup = await checkBackup(from.folder, MIGRATIONS);
  const last = backup.manifest.tables.at(-1);
  const tables = backup.manifest.tables.map((table) => (table === last ? { ...table, rows: 99 } : table));
  await migrate(target, MIGRATIONS, () => {});
  const empty = await fingerprints(target);
  await target.pool.query("create schema graphile_worker; create table graphile_worker._private_jobs (id int)");
  const broken = { ...backup, manifest: { ...backup.manifest, tables } };
  const attempt = inSession(target, (client) => loadTables(client, broken, () => {}));
  await expect(attempt).rejects.toThrow(`The manifest lists 99 rows of ${last?.name}`);
  expect(await fingerprints(target)).toEqual(empty);

  await target.pool.query("drop schema graphile_worker cascade");
  await restoreFrom(from.folder, target, to);
  expect(await fingerprints(target)).toEqual(await fingerprints(source));
});

test("the owner of the database can restore it, without being a superuser", async () => {
  const { rows } = await target.pool.query<{ name: string }>("select current_database() as name");
  const name = rows[0]?.name ?? "";
  await target.pool.query(`create role ${name} login`);
  await target.pool.query(`alter database ${name} owner to ${name}`);
  const databaseUrl = String(target.connection.connectionString).replace("uitkijk@", `${name}@`);
  const owned = await openDatabase({ databaseUrl, dataDir: null, log: () => {} });

  await restoreFrom(from.folder, owned);
  expect(await fingerprints(owned)).toEqual(await fingerprints(source));
  const again = await installation();
  expect(await backUp(owned, again)).toMatchObject({ jobs: 4 });
  await owned.close();
  await target.pool.query(`reassign owned by ${name} to uitkijk`);
  await target.pool.query(`drop role ${name}`);
});

test("a backup of an older Uitkijk is restored and brought up to date", async () => {
  const older = await bareDatabase();
  await applyMissing(older, (await readMigrations(MIGRATIONS)).slice(0, 4), () => {});
  await older.pool.query(`
    insert into platform (id, key, name, email, sales_email, country_code, language_code, locale_string)
      values (1, 'nl', 'Uitjesbaas', 'a@b.example', 'a@b.example', 'NL', 'nl', 'nl');
    insert into province (platform_id, location_id, name) values (1, 'p1', 'Utrecht')`);
  const before = await installation();
  await backUp(older, before, { secretKey: null });
  await older.close();

  await restoreFrom(before.folder, target, to);
  expect(await target.db.selectFrom("province").select(["name", "country_code"]).execute()).toEqual([
    { name: "Utrecht", country_code: "NL" },
  ]);
  const { rows } = await target.pool.query<{ name: string }>("select name from migration order by name");
  expect(rows).toEqual((await readMigrations(MIGRATIONS)).map(({ name }) => ({ name })));
});

test("SECRET_KEY must be the key of the backup, and is not written to a file", async () => {
  const other = "another key of thirty-two signs or more";
  await expect(restoreFrom(from.folder, target, { ...to, secretKey: other })).rejects.toThrow("SECRET_KEY is another key than the one in");
  await expectUntouched();
  await restoreFrom(from.folder, target, { ...to, secretKey: await readFile(join(from.folder, "secret.key"), "utf8") });
  expect(existsSync(join(to.dataFolder, "secret.key"))).toBe(false);
});

test("the same picture may exist already; another one with its name is refused", async () => {
  await addPicture(to.mediaFolder, "public/of-this-installation.webp");
  await addPicture(to.mediaFolder);
  const [name = ""] = Object.keys(await filesOf(from.mediaFolder));
  await writeFile(join(to.mediaFolder, name), "something else");
  await expect(restoreFrom(from.folder, target, to)).rejects.toThrow("is another picture than that of the backup");
  expect(await fingerprints(target)).toEqual({});

  await addPicture(to.mediaFolder);
  await restoreFrom(from.folder, target, to);
  expect(Object.keys(await filesOf(to.mediaFolder))).toEqual([name, "public/of-this-installation.webp"]);
});

test("additional files in a backup, such as an operator's note, do no harm", async () => {
  await mkdir(join(from.folder, "notes"));
  await writeFile(join(from.folder, "notes/read.me"), "from the big server");
  await restoreFrom(from.folder, target, to);
  expect(await fingerprints(target)).toEqual(await fingerprints(source));
});
