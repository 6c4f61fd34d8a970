import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { applyMissing, migrate } from "../database/migrate.ts";
import type { OpenDatabase } from "../database/open.ts";
import { replaceSecretKey } from "../guard/secret-key.ts";
import { prepareJobs } from "../jobs/prepare-jobs.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { counted } from "./counted.ts";
import { loadTables } from "./load-tables.ts";
import { SECRET_KEY } from "./manifest.ts";
import { refuseOtherPictures, restorePictures } from "./restore-media.ts";
import { inSession } from "./session.ts";
import { refuseUnfitTarget } from "./target.ts";

export type RestoreOrder = {
  /** All migrations of this checkout: an older backup is brought up to date with them. */
  migrationsFolder: string;
  mediaFolder: string;
  /** Gets the secret key, unless `secretKey` (SECRET_KEY) has it. */
  dataFolder: string;
  secretKey: string | null;
  now: Date;
  log: (line: string) => void;
};

/** Throws a sentence when SECRET_KEY is set to another key than that of the backup: what that encrypted could not be read. */
export async function refuseOtherKey({ folder, manifest }: CheckedBackup, secretKey: string | null): Promise<void> {
  if (secretKey === null || !manifest.hasSecretKey || secretKey === (await keyOf(folder))) return;
  throw new Error(
    `SECRET_KEY is another key than the one in ${join(folder, SECRET_KEY)}, with which bank accounts were encrypted: set it to that one, or to nothing.`,
  );
}

/**
 * Makes an empty database what it was when the backup was made, with its pictures and its secret key, and brings it up to
 * this checkout. What was waiting to be mailed is mailed when a server starts. Throws a sentence, before anything is
 * changed, when the target is not empty; one that is broken off can be repeated.
 */
export async function restoreBackup(database: OpenDatabase, backup: CheckedBackup, order: RestoreOrder): Promise<void> {
  const { migrationsFolder, mediaFolder, dataFolder, secretKey, now, log } = order;
  await refuseOtherKey(backup, secretKey);
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
}

async function keyOf(folder: string): Promise<string> {
  return readFile(join(folder, SECRET_KEY), "utf8");
}
