import { constants } from "node:fs";
import { access, chmod, chown, lstat, mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "./account.ts";

/** Not in the data folder, whose path may be too long: a socket's may have at most 107 bytes. */
export async function chooseSocketFolder(name: string, account: Account | null): Promise<string> {
  const isServiceHost = account !== null && (await canWrite("/run"));
  return join(isServiceHost ? "/run" : "/tmp", name);
}

/** Creates the folder of the socket: permission to enter it is permission to use the database. */
export async function makeSocketFolder(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const made = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (account !== null && made.isDirectory() && made.uid === 0) await chown(folder, account.uid, account.gid);
  // Anyone may create a folder in /tmp: do not trust one that belongs to another user.
  else if (!made.isDirectory() || made.uid !== owner) throw new Error(`${folder} is not ours: remove it.`);

  await chmod(folder, 0o700);
}

/** Removes the folder from /run or /tmp after the server has stopped. */
export async function removeSocketFolder(folder: string): Promise<void> {
  await rmdir(folder).catch(() => {});
}

async function canWrite(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
