import { relative } from "node:path";
import type { OpenDatabase } from "../database/open.ts";
import { countIbans } from "../submissions/events/count-ibans.server.ts";
import { createSecrets } from "../crypto/secrets.ts";
import { copyDatabase } from "./copy-database.ts";
import { copyMedia } from "./copy-media.ts";
import { counted } from "./counted.ts";
import { openDraft } from "./draft.ts";
import { FORMAT, MANIFEST, PREVIOUS_KEY, rowsOf, SECRET_KEY, type Manifest } from "./manifest.ts";
import { saying } from "./outside-error.ts";
import { unreadableIbans } from "./unreadable-ibans.ts";

export type BackupOrder = {
  /** Where the backup will lie; nothing may lie there yet. */
  folder: string;
  mediaFolder: string;
  /** Null when none was made yet. */
  secretKey: string | null;
  /** SECRET_KEY_PREVIOUS: rows and links may still need it. */
  previousSecretKey: string | null;
  now: Date;
  log: (line: string) => void;
};

export type MadeBackup = { rows: number; jobs: number; pictures: number; bytes: number };

/**
 * Copies the database as it stands at one moment, the pictures and the secret keys to a folder of their own, while servers
 * go on working. The folder gets its name when everything in it is on disk. Throws a sentence when that cannot be, and
 * then leaves nothing behind.
 */
export async function makeBackup(database: OpenDatabase, order: BackupOrder): Promise<MadeBackup> {
  const { folder, mediaFolder, secretKey, previousSecretKey, now, log } = order;
  if (!relative(mediaFolder, folder).startsWith("..")) throw new Error(`${folder} lies in the folder of the pictures: choose another.`);
  await refuseWrongKey(database, order);

  const draft = await openDraft(folder);
  try {
    const copied = await copyDatabase(database, { draft, log });
    const pictures = await copyMedia(mediaFolder, draft);
    log(counted(pictures, "picture"));
    if (secretKey === null) log("no secret key: none was made yet");
    else await draft.add(SECRET_KEY, secretKey);
    if (previousSecretKey !== null) await draft.add(PREVIOUS_KEY, previousSecretKey);

    const keys = { hasSecretKey: secretKey !== null, hasPreviousKey: previousSecretKey !== null };
    const manifest: Manifest = { format: FORMAT, madeAt: now.toISOString(), ...copied, pictures, ...keys };
    await draft.add(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    await draft.publish();
    return { rows: rowsOf(copied), jobs: copied.jobs ?? 0, pictures, bytes: draft.bytes() };
  } catch (error) {
    await draft.discard();
    throw saying("No backup was made", error);
  }
}

/**
 * A cron job may lack the SECRET_KEY of the server: its backups would hold bank accounts that nobody can read. A newest account
 * that was damaged or copied is no reason to refuse: it names a key that is known here.
 */
async function refuseWrongKey({ db }: OpenDatabase, { secretKey, previousSecretKey, log }: BackupOrder): Promise<void> {
  const secrets = secretKey === null ? null : createSecrets(secretKey, previousSecretKey);
  const ibans = await countIbans(db, secrets);
  if (ibans.isNewestOfOtherKey) {
    throw new Error(
      "The bank accounts in this database were encrypted with another key: run the backup with the server's SECRET_KEY and DATA_DIR.",
    );
  }
  // A key that was lost long ago is no reason to have no backup.
  for (const line of unreadableIbans(ibans)) log(line);
}
