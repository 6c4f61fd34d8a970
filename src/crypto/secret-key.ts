import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Readable for its owner only; included in `npm run backup`. */
const FILE = "secret.key";

/**
 * The key of this installation: SECRET_KEY, or without it a key that is generated once in the data folder. Processes that start
 * concurrently get the same key.
 */
export async function readSecretKey(secretKey: string | null, dataFolder: string): Promise<string> {
  const known = await findSecretKey(secretKey, dataFolder);
  if (known !== null) return known;

  const file = join(dataFolder, FILE);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
  // `link` is atomic: the first process wins, and the file is complete.
  await link(draft, file).catch(() => {});
  await rm(draft);
  return readFile(file, "utf8");
}

/** The existing key; null if none was generated yet. */
export async function findSecretKey(secretKey: string | null, dataFolder: string): Promise<string | null> {
  return secretKey ?? (await readIfThere(join(dataFolder, FILE)));
}

/** Writes the key of another installation to the data folder; keeps a different existing key under another name. */
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
