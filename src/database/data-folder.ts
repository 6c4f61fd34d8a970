import { createHash } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { serverAccount } from "./embedded/account.ts";
import { findCheckout } from "./embedded/checkout.ts";

/**
 * The folder of the embedded PostgreSQL, the secret key and the pictures: DATA_DIR, or without it `.data/` of the checkout,
 * or as root a folder that PostgreSQL's user can enter.
 */
export async function dataFolderOf(dataDir: string | null, checkout = findCheckout()): Promise<string> {
  if (dataDir !== null) return resolve(dataDir);
  if ((await serverAccount()) === null) return join(checkout, ".data");
  return join("/var/lib/uitkijk", shortHash(await realpath(checkout)));
}

/** Creates the data folder if it is missing; opening the embedded database does so too. */
export async function makeDataFolder(dataDir: string | null): Promise<string> {
  const folder = await dataFolderOf(dataDir);
  await mkdir(dirname(folder), { recursive: true }).catch(refuse(folder));
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting).catch(refuse(folder));
  return folder;
}

/** An error handler: rethrows as a sentence that names the setting. */
export function refuse(folder: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`The data folder ${folder} cannot be made: choose another DATA_DIR (${String(error)}).`, { cause: error });
  };
}

/** Short enough for the path of a socket, and practically unique per folder. */
export function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}
