import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Beside the database, for its owner alone; `npm run backup` takes it along. */
const FILE = "secret.key";

/**
 * The key of this installation: that of SECRET_KEY, or while trying out one that is made once in the data folder.
 * Processes that start at once agree on it.
 */
export async function readSecretKey(secretKey: string | null, dataFolder: string): Promise<string> {
  const known = await findSecretKey(secretKey, dataFolder);
  if (known !== null) return known;

  const file = join(dataFolder, FILE);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  // Whoever links first has made the key; a file that is linked is whole.
  await link(draft, file).catch(() => {});
  await rm(draft);
  return readFile(file, "utf8");
}

/** The key as it stands, or null where none was made yet. */
export async function findSecretKey(secretKey: string | null, dataFolder: string): Promise<string | null> {
  return secretKey ?? (await readIfThere(join(dataFolder, FILE)));
}

/** Puts the key of another installation in the data folder; a different one that lies there is kept under another name. */
export async function replaceSecretKey(key: string, dataFolder: string, now: Date): Promise<void> {
  const file = join(dataFolder, FILE);
  const known = await readIfThere(file);
  if (known === key) return;
  if (known !== null) await rename(file, `${file}.until-${now.toISOString().replaceAll(":", "-")}`);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, key, { mode: 0o600, flush: true });
  await rename(draft, file);
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}
