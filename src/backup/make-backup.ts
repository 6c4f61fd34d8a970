import { relative } from "node:path";
import type { OpenDatabase } from "../database/open.ts";
import { countIbans } from "../submissions/events/count-ibans.server.ts";
import { createSecrets } from "../crypto/secrets.ts";
import { copyDatabase } from "./copy-database.ts";
import { copyMedia } from "./copy-media.ts";
import { counted } from "./counted.ts";
import { openDraft } from "./draft.ts";
import { FORMAT, MANIFEST, PREVIOUS_KEY, rowsOf, SECRET_KEY, type Manifest } from "./manifest.ts";
import { withOutcome } from "./outside-error.ts";
import { unreadableIbans } from "./unreadable-ibans.ts";

export type BackupOptions = {
  /** Target folder; must not exist yet. */
  folder: string;
  mediaFolder: string;
  /** Null when none was created yet. */
  secretKey: string | null;
  /** SECRET_KEY_PREVIOUS, which IBANs and links may still need. */
  previousSecretKey: string | null;
  now: Date;
  log: (line: string) => void;
};

export type MadeBackup = { rows: number; jobs: number; pictures: number; bytes: number };

/**
 * Copies a consistent snapshot of the database, the pictures and the secret keys to a new folder, while servers run. The
 * folder gets its name when everything in it is synced. On failure throws a sentence and leaves nothing behind.
 */
export async function makeBackup(database: OpenDatabase, options: BackupOptions): Promise<MadeBackup> {
  const { folder, mediaFolder, secretKey, previousSecretKey, now, log } = options;
  if (!relative(mediaFolder, folder).startsWith("..")) throw new Error(`${folder} lies in the folder of the pictures: choose another.`);
  await refuseWrongKey(database, options);

  const draft = await openDraft(folder);
  try {
    const copied = await copyDatabase(database, { draft, log });
    const pictures = await copyMedia(mediaFolder, draft);
    log(counted(pictures, "picture"));
    if (secretKey === null) log("no secret key: none was created yet");
    else await draft.add(SECRET_KEY, secretKey);
    if (previousSecretKey !== null) await draft.add(PREVIOUS_KEY, previousSecretKey);

    const keys = { hasSecretKey: secretKey !== null, hasPreviousKey: previousSecretKey !== null };
    const manifest: Manifest = { format: FORMAT, madeAt: now.toISOString(), ...copied, pictures, ...keys };
    await draft.add(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    await draft.publish();
    return { rows: rowsOf(copied), jobs: copied.jobs ?? 0, pictures, bytes: draft.bytes() };
  } catch (error) {
    await draft.discard();
    throw withOutcome("No backup was made", error);
  }
}

/**
 * A cron job may lack the SECRET_KEY of the server: its backups would contain IBANs that no key can decrypt. A newest
 * IBAN that was damaged or copied from another row prevents no backup: its key is known.
 */
async function refuseWrongKey({ db }: OpenDatabase, { secretKey, previousSecretKey, log }: BackupOptions): Promise<void> {
  const secrets = secretKey === null ? null : createSecrets(secretKey, previousSecretKey);
  const ibans = await countIbans(db, secrets);
  if (ibans.isNewestOfOtherKey) {
    throw new Error(
      "The bank accounts in this database were encrypted with another key: run the backup with the server's SECRET_KEY and DATA_DIR.",
    );
  }
  // Older IBANs whose key was lost do not prevent a backup.
  for (const line of unreadableIbans(ibans)) log(line);
}
