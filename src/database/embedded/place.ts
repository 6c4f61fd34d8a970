import { chmod, chown, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dataFolderOf, refuse, shortHash } from "../data-folder.ts";
import { closedFolder, type Account } from "./account.ts";
import { chooseSocketFolder } from "./socket.ts";

/** The paths of an embedded server. */
export type Place = {
  /** Contains the cluster, its log, the locks and, when needed, a copy of the binaries. */
  base: string;
  cluster: string;
  log: string;
  /** Held exclusively by a process that starts or stops the server. */
  startLock: string;
  /** Held shared by all processes that use the server. */
  usersLock: string;
  socketFolder: string;
  account: Account | null;
};

/** Creates the folder of the server for `dataDir`, or without one for the checkout. */
export async function preparePlace(checkout: string, dataDir: string | null, account: Account | null): Promise<Place> {
  const wanted = await dataFolderOf(dataDir, checkout);
  await makeBase(wanted, account);
  const base = await realpath(wanted);

  return {
    base,
    cluster: join(base, "postgres"),
    log: join(base, "postgres.log"),
    startLock: join(base, "turn.lock"),
    usersLock: join(base, "users.lock"),
    socketFolder: await chooseSocketFolder(`uitkijk-${shortHash(base)}`, account),
    account,
  };
}

async function makeBase(base: string, account: Account | null): Promise<void> {
  const outermost = await mkdir(base, { recursive: true }).catch(refuse(base));
  if (account === null) return;

  // With a strict umask, the server's user could not enter the new folders.
  const made = outermost === undefined ? [] : foldersBetween(outermost, base);
  await Promise.all(made.map((folder) => chmod(folder, 0o755)));
  if ((await closedFolder(base, account)) === base) await admit(base, account);

  const closed = await closedFolder(base, account);
  if (closed === null) return;
  throw new Error(`PostgreSQL runs as nobody, who cannot enter ${closed}: choose another DATA_DIR, or set DATABASE_URL.`);
}

function foldersBetween(outer: string, inner: string): string[] {
  return inner.length <= outer.length ? [inner] : [...foldersBetween(outer, dirname(inner)), inner];
}

/** Lets the server's user enter a folder of ours, without permission to list it. */
async function admit(folder: string, { gid }: Account): Promise<void> {
  const { uid, mode } = await stat(folder);
  await chown(folder, uid, gid);
  await chmod(folder, (mode & 0o707) | 0o010);
}
