import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endRestoredLogins } from "../accounts/end-restored.ts";
import { countSeeds, reencryptTotp } from "../accounts/reencrypt-totp.ts";
import { applyMissing, migrate } from "../database/migrate.ts";
import type { OpenDatabase } from "../database/open.ts";
import { countIbans } from "../submissions/events/count-ibans.server.ts";
import { reencryptIbans } from "../submissions/events/reencrypt-ibans.server.ts";
import { replaceSecretKey } from "../crypto/secret-key.ts";
import { createSecrets } from "../crypto/secrets.ts";
import { prepareJobs } from "../jobs/prepare-jobs.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { counted } from "./counted.ts";
import { loadTables } from "./load-tables.ts";
import { PREVIOUS_KEY, SECRET_KEY } from "./manifest.ts";
import { refuseOtherPictures, restorePictures } from "./restore-media.ts";
import { inSession } from "./session.ts";
import { refuseUnfitTarget } from "./target.ts";
import { unreadableIbans } from "./unreadable-ibans.ts";

/** SECRET_KEY and SECRET_KEY_PREVIOUS of the target; null where they are not set. */
export type TargetKeys = { secretKey: string | null; previousSecretKey: string | null };

export type RestoreOptions = TargetKeys & {
  /** All migrations of this checkout, to migrate an older backup. */
  migrationsFolder: string;
  mediaFolder: string;
  /** The secret key is written here, unless SECRET_KEY is set. */
  dataFolder: string;
  now: Date;
  log: (line: string) => void;
};

/**
 * Throws when SECRET_KEY is set, and neither it nor SECRET_KEY_PREVIOUS is the key of the backup: the server could not decrypt
 * the restored IBANs.
 */
export async function refuseOtherKey({ folder, manifest }: CheckedBackup, target: TargetKeys): Promise<void> {
  if (target.secretKey === null || !manifest.hasSecretKey) return;
  const key = await keyOf(folder);
  if (key === target.secretKey || key === target.previousSecretKey) return;
  throw new Error(
    `SECRET_KEY is another key than the one in ${join(folder, SECRET_KEY)}, with which bank accounts were encrypted: set it or SECRET_KEY_PREVIOUS to that one, or it to nothing.`,
  );
}

/**
 * Restores the database, pictures and secret key of a backup, and migrates them to this checkout. The target must be empty:
 * otherwise it throws before it changes anything. IBANs are encrypted again with the key that the server will have; logs how
 * many, and how many no key can decrypt; seeds of authenticator apps too. Sessions end. Waiting mails are sent when a server starts. An aborted restore can be repeated.
 */
export async function restoreBackup(database: OpenDatabase, backup: CheckedBackup, options: RestoreOptions): Promise<void> {
  const { migrationsFolder, mediaFolder, dataFolder, secretKey, now, log } = options;
  await refuseOtherKey(backup, options);
  await inSession(database, (client) => refuseUnfitTarget(client, backup));
  await refuseOtherPictures(backup, mediaFolder);

  await applyMissing(database, backup.migrations, log);
  await prepareJobs(database, log);
  await restorePictures(backup, mediaFolder);
  log(counted(backup.pictures.length, "picture"));
  if (backup.manifest.hasSecretKey && secretKey === null) await replaceSecretKey(await keyOf(backup.folder), dataFolder, now);

  await inSession(database, async (client) => {
    await loadTables(client, backup, log);
    await client.query("analyze");
  });
  await migrate(database, migrationsFolder, log);
  await reencrypt(database, backup, options);
  const sessions = await endRestoredLogins(database.db);
  if (sessions > 0) log(`${counted(sessions, "session")} ended: everybody logs in again, and open invitations are sent again`);
}

/** A backup during a key change contains two keys; if SECRET_KEY changed again since, the server knows neither. */
async function reencrypt({ db }: OpenDatabase, { folder, manifest }: CheckedBackup, options: RestoreOptions): Promise<void> {
  const { secretKey, previousSecretKey, log } = options;
  const own = manifest.hasSecretKey ? await keyOf(folder) : null;
  const former = manifest.hasPreviousKey ? await keyOf(folder, PREVIOUS_KEY) : null;
  const current = secretKey ?? own;
  let reencrypted = 0;
  for (const key of [own, former]) {
    if (current === null || key === null || key === current) continue;
    const secrets = createSecrets(current, key);
    reencrypted += (await reencryptIbans(db, secrets)).reencrypted;
    await reencryptTotp(db, secrets);
  }
  if (reencrypted > 0) log(`bank accounts re-encrypted with the key of the server: ${reencrypted}`);
  // Counted after the last pass: one pass alone leaves the IBANs of the other key.
  const secrets = current === null ? null : createSecrets(current, previousSecretKey);
  for (const line of unreadableIbans(await countIbans(db, secrets))) log(line);
  const seeds = await countSeeds(db, secrets);
  if (seeds.unreadable > 0) log(`authenticator apps that no key can read: ${seeds.unreadable} of ${seeds.all}; see npm run doctor`);
}

async function keyOf(folder: string, name = SECRET_KEY): Promise<string> {
  return readFile(join(folder, name), "utf8");
}
