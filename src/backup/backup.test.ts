import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import {
  addPicture,
  backUp,
  filesOf,
  fillWithSubmissions,
  fingerprints,
  IBAN,
  installation,
  jobsOf,
  restoreFrom,
  type Installation,
} from "../../tests/support/backups.ts";
import { bareDatabase, testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import type { OpenDatabase } from "../database/open.ts";
import { ibanPlace } from "../submissions/events/iban-place.server.ts";
import { createSecrets } from "../crypto/secrets.ts";
import { queueMail } from "../mail/queue-mail.ts";

let source: OpenDatabase;
let target: OpenDatabase;
let from: Installation;
let to: Installation;

beforeEach(async () => {
  [source, target] = await Promise.all([testDatabase(), bareDatabase()]);
  from = await installation();
  to = await installation();
});

afterEach(async () => {
  await Promise.all([source.close(), target.close()]);
});

test("every row, picture and key is restored, and other users cannot read the backup", async () => {
  await fillWithSubmissions(source);
  await addPicture(from.mediaFolder);
  await addPicture(from.mediaFolder, "public/b.webp");
  const made = await backUp(source, from);
  expect(made).toMatchObject({ jobs: 4, pictures: 2 });
  for (const name of ["", "tables", "media/held"]) expect((await stat(join(from.folder, name))).mode & 0o777).toBe(0o700);
  for (const name of await readdir(join(from.folder, "tables")))
    expect((await stat(join(from.folder, "tables", name))).mode & 0o777).toBe(0o600);
  expect((await stat(join(from.folder, "secret.key"))).mode & 0o777).toBe(0o600);

  await restoreFrom(from.folder, target, to);
  expect(await fingerprints(target)).toEqual(await fingerprints(source));
  expect(await filesOf(to.mediaFolder)).toEqual(await filesOf(from.mediaFolder));
  const key = await readFile(join(to.dataFolder, "secret.key"), "utf8");
  const row = await target.db.selectFrom("event_request").select(["id", "iban_encrypted"]).executeTakeFirstOrThrow();
  expect(createSecrets(key).decrypt(row.iban_encrypted ?? Buffer.of(), ibanPlace(row.id))).toMatchObject({ kind: "read", text: IBAN });
});

test("waiting mails wait again, a running attempt is repeated, and dead jobs stay dead", async () => {
  await fillWithSubmissions(source);
  await backUp(source, from);
  await restoreFrom(from.folder, target);

  const before = await jobsOf(source);
  const [, , tried] = before;
  expect(tried).toMatchObject({ payload: { mail: "tried" }, attempts: 3, locked_by: "worker" });
  const freed = before.map((job) => (job === tried ? { ...job, attempts: 2, locked_at: null, locked_by: null } : job));
  expect(await jobsOf(target)).toEqual(freed);
  const { rows } = await target.pool.query("select payload from graphile_worker._private_jobs where is_available order by id");
  expect(rows).toHaveLength(3);
});

test("a restored database continues: new rows get new ids, foreign keys are checked and changes are recorded", async () => {
  await fillWithSubmissions(source);
  await source.db.deleteFrom("redirect").execute();
  await backUp(source, from);
  await restoreFrom(from.folder, target);

  const activityId = await addActivity(target.db, { title: "Nieuw" });
  expect(activityId).toBe(await addActivity(source.db, { title: "Nieuw" }));
  const { rows: changes } = await target.pool.query("select kind, id from change");
  expect(changes).toEqual([{ kind: "activity", id: activityId }]);
  await expect(target.pool.query("insert into activity_filter values ($1, 999)", [activityId])).rejects.toThrow(/foreign key/);
  const definitions = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  expect((await target.pool.query(definitions)).rows).toEqual((await source.pool.query(definitions)).rows);
});

test("a backup during writes is consistent: as many mails as requests, each with its activity", async () => {
  const stop = new AbortController();
  let written = 0;
  async function write(): Promise<void> {
    while (!stop.signal.aborted) {
      const activityId = await addActivity(source.db, { contact_email: "kano@linge.example" });
      await source.db.transaction().execute(async (transaction) => {
        const row = { activity_id: activityId, name: "Anna", email: "anna@korenbloem.example", phone: "06 1234 5678" };
        const { id } = await transaction.insertInto("quote_request").values(row).returning("id").executeTakeFirstOrThrow();
        await queueMail(transaction, { mail: "quote-to-visitor", quoteRequestId: id, origin: "http://nl.localhost" });
      });
      written += 1;
    }
  }
  const writers = [write(), write(), write()];
  await expect.poll(() => written).toBeGreaterThan(5);
  const before = written;
  await backUp(source, from);
  expect(written).toBeGreaterThan(before);
  stop.abort();
  await Promise.all(writers);

  await restoreFrom(from.folder, target);
  const { rows } = await target.pool.query<{ requests: number; jobs: number }>(`
    select (select count(*) from quote_request) as requests, (select count(*) from graphile_worker.jobs) as jobs`);
  const { requests = 0 } = rows[0] ?? {};
  expect(requests).toBeGreaterThanOrEqual(before);
  expect(requests).toBeLessThan(written);
  expect(rows).toEqual([{ requests, jobs: requests }]);
});

test("a backup succeeds while pictures are added and removed", async () => {
  await fillWithSubmissions(source);
  await addPicture(from.mediaFolder);
  let count = 0;
  const busy = setInterval(() => void (count < 50 && addPicture(from.mediaFolder, `public/${++count}.webp`)), 2);
  const { pictures } = await backUp(source, from).finally(() => clearInterval(busy));
  expect(pictures).toBeGreaterThan(0);
  await restoreFrom(from.folder, target, to);
  expect(Object.keys(await filesOf(to.mediaFolder))).toHaveLength(pictures);
});

test("a backup never overwrites another, and is never written into the media folder", async () => {
  await fillWithSubmissions(source);
  await backUp(source, from);
  const before = await filesOf(from.folder);
  await expect(backUp(source, from)).rejects.toThrow("is there already: a backup is never written over anything.");
  expect(await filesOf(from.folder)).toEqual(before);
  const inside = { ...from, folder: join(from.mediaFolder, "backup") };
  await expect(backUp(source, inside)).rejects.toThrow("lies in the folder of the pictures");
  await mkdir(`${to.folder}.partial`);
  await expect(backUp(source, to)).rejects.toThrow("another backup is being made, or one was broken off");
});

test("a backup that fails leaves nothing behind", async () => {
  await expect(backUp(target, from)).rejects.toThrow("This database has no tables of Uitkijk: there is nothing to back up.");
  await addPicture(from.mediaFolder, "a\nb.webp");
  await expect(backUp(source, from)).rejects.toThrow("has a name that a backup cannot hold");
  expect([from.folder, `${from.folder}.partial`].filter((path) => existsSync(path))).toEqual([]);
});

test("a backup without the key of the IBANs is refused", async () => {
  await fillWithSubmissions(source);
  for (const key of [null, "another key of thirty-two signs or more"]) {
    await expect(backUp(source, from, { secretKey: key })).rejects.toThrow("run the backup with the server's SECRET_KEY and DATA_DIR");
  }
});

test("a new installation without pictures and key can be backed up and restored", async () => {
  await backUp(source, from, { secretKey: null });
  await restoreFrom(from.folder, target, to);
  expect(await fingerprints(target)).toEqual(await fingerprints(source));
  expect(await readdir(to.dataFolder)).toEqual([]);
});

test("an existing key in the data folder is renamed, not overwritten", async () => {
  await fillWithSubmissions(source);
  await backUp(source, from);
  await writeFile(join(to.dataFolder, "secret.key"), "the key of some other day, thirty-two");
  await restoreFrom(from.folder, target, to);
  expect((await readdir(to.dataFolder)).toSorted()).toEqual(["secret.key", "secret.key.until-2027-05-11T10-00-00.000Z"]);
  expect(await readFile(join(to.dataFolder, "secret.key"), "utf8")).toBe(SECRET_KEY);
});
