import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { checkBackup } from "../../src/backup/check-backup.ts";
import { makeBackup } from "../../src/backup/make-backup.ts";
import { restoreBackup, type TargetKeys } from "../../src/backup/restore-backup.ts";
import { readTables } from "../../src/backup/tables.ts";
import type { OpenDatabase } from "../../src/database/open.ts";
import { createSecrets } from "../../src/crypto/secrets.ts";
import { requestQuote } from "../../src/submissions/quotes/request-quote.server.ts";
import { SECRET_KEY } from "./secret-key.ts";
import { quickestFolder } from "./data-folder.ts";
import { addActivity, addEvent, addFilterGroup, addOrganisation, addRedirect } from "./fixtures.ts";
import { setIban } from "./events.ts";
import { ANNA, NOON, siteWith } from "./quotes.ts";

export const MIGRATIONS = join(import.meta.dirname, "../../migrations");
export const IBAN = "NL91ABNA0417164300";
const PICTURE = "held/3f0c2b9e-54d5-4a53-9d5e-7d1c2f1b8a11.webp";

/** A temporary folder, deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await quickestFolder(), "uitkijk-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Adds activities and submissions: two mails wait, one is being sent, one has failed permanently. */
export async function fillWithSubmissions({ db, pool }: OpenDatabase): Promise<void> {
  const organisation_id = await addOrganisation(db, { name: "Kano Linge" });
  const group = await addFilterGroup(db, { name: "Op het water", filters: ["Kano", "Sloep"] });
  const text = { title: "Kanoën\top de “Linge”", description: "Een dag\nbuiten \\. met 100% wind\r\n\\N", price_cents: null };
  const pictures = ["/media/a.webp", "/media/b.webp"];
  const activityId = await addActivity(db, { organisation_id, slug: "kano", filters: group.filters, pictures, ...text });
  await db
    .updateTable("filter")
    .set({ image_id: sql`(select min(id) from media)` })
    .execute();
  await addActivity(db, { original_id: activityId, slug: "kano" });
  await addRedirect(db, { activity_id: activityId, old_slug: "kanovaren", new_slug: "kano" });
  await requestQuote(db, siteWith("nl"), { activityId, body: ANNA, key: "a-key-of-anna", signals: null, now: NOON });

  const event_id = await addEvent(db, { platform: 3, pictures: ["/media/c.webp"] });
  const place = { province: "Utrecht", city: "Utrecht", address: "Dorpsstraat 1", zipcode: "3511 AB" };
  const event = { title: "Vossenfeest", description: "Kom kijken.", start_date: "2027-06-18", website: "https://vos.example" };
  const { id } = await db
    .insertInto("event_request")
    .values({ platform_id: 3, name: "Jan", email: "jan@vos.example", event_id, ...place, ...event })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setIban(db, createSecrets(SECRET_KEY), { id, iban: IBAN });

  await pool.query(`
    select graphile_worker.add_job('send-mail', '{"mail":"tried"}', queue_name => 'slow', job_key => 'tried', max_attempts => 3, flags => '{night}');
    select graphile_worker.add_job('send-mail', '{"mail":"dead"}', max_attempts => 2, priority => 5);
    update graphile_worker._private_jobs set attempts = 3, locked_at = now(), locked_by = 'worker' where payload->>'mail' = 'tried';
    update graphile_worker._private_jobs set attempts = 2, last_error = 'no such mailbox' where payload->>'mail' = 'dead'`);
}

/** An uploaded picture in the media folder. */
export async function addPicture(mediaFolder: string, name = PICTURE): Promise<void> {
  await mkdir(join(mediaFolder, name, ".."), { recursive: true });
  await writeFile(join(mediaFolder, name), `the picture ${name}`);
}

export type Installation = { folder: string; mediaFolder: string; dataFolder: string };

/** The folders of an installation, by default below a temporary folder. */
export async function installation(given?: string): Promise<Installation> {
  const folder = given ?? (await temporaryFolder());
  const dataFolder = join(folder, "data");
  await mkdir(dataFolder, { recursive: true });
  return { folder: join(folder, "backup"), mediaFolder: join(dataFolder, "media"), dataFolder };
}

type BackupOptions = { secretKey?: string | null; previousSecretKey?: string | null; log?: (line: string) => void };

export function backUp(database: OpenDatabase, { folder, mediaFolder }: Installation, options: BackupOptions = {}) {
  const { secretKey = SECRET_KEY, previousSecretKey = null, log = () => {} } = options;
  return makeBackup(database, { folder, mediaFolder, secretKey, previousSecretKey, now: NOON, log });
}

type RestoreOptions = Partial<Installation & TargetKeys> & { log?: (line: string) => void };

/** Checks and restores as `npm run restore` does. */
export async function restoreFrom(folder: string, database: OpenDatabase, options: RestoreOptions = {}) {
  const { mediaFolder, dataFolder } = { ...(await installation()), ...options };
  const backup = await checkBackup(folder, MIGRATIONS);
  const { secretKey = null, previousSecretKey = null, log = () => {} } = options;
  const where = { migrationsFolder: MIGRATIONS, mediaFolder, dataFolder, secretKey, previousSecretKey };
  await restoreBackup(database, backup, { ...where, now: NOON, log });
}

/** A hash of the rows of each table, in any order, without `change`, which is not restored. */
export async function fingerprints({ pool }: OpenDatabase): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const hashes: Record<string, string> = {};
    for (const { name } of await readTables(client)) {
      const row = client.escapeIdentifier(name);
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as hash from ${row} r`,
      );
      if (name !== "change") hashes[name] = rows[0]?.hash ?? "";
    }
    return hashes;
  } finally {
    client.release();
  }
}

/** All queued jobs, in their order. */
export async function jobsOf({ pool }: OpenDatabase): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Record<string, unknown>>(`
    select task_identifier, queue_name, payload, jobs.priority, jobs.run_at, jobs.attempts, jobs.max_attempts, jobs.last_error, jobs.key,
      jobs.flags, jobs.created_at, jobs.locked_at, jobs.locked_by
    from graphile_worker.jobs join graphile_worker._private_jobs using (id) order by id`);
  return rows;
}

/** Every file below `folder` with a hash of its bytes. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const hash = async (path: string) =>
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [relative(folder, path), await hash(path)])));
}
