import { chmod, chown, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dataFolderOf, refuse, shortHash } from "../data-folder.ts";
import { closedFolder, type Account } from "./account.ts";
import { chooseSocketFolder } from "./socket.ts";

/** Where one embedded server lives. */
export type Place = {
  /** Holds the cluster, its log, the locks and, when needed, a copy of the binaries. */
  base: string;
  cluster: string;
  log: string;
  /** Held alone by the process that is starting or stopping the server. */
  turnLock: string;
  /** Held together by all processes that use the server. */
  usersLock: string;
  socketFolder: string;
  account: Account | null;
};

/** Makes the folder of the server that belongs to `dataDir`, or without one to the checkout. */
export async function preparePlace(checkout: string, dataDir: string | null, account: Account | null): Promise<Place> {
  const wanted = await dataFolderOf(dataDir, checkout);
  await makeBase(wanted, account);
  const base = await realpath(wanted);

  return {
    base,
    cluster: join(base, "postgres"),
    log: join(base, "postgres.log"),
    turnLock: join(base, "turn.lock"),
    usersLock: join(base, "users.lock"),
    socketFolder: await chooseSocketFolder(`uitkijk-${shortHash(base)}`, account),
    account,
  };
}

async function makeBase(base: string, account: Account | null): Promise<void> {
  const outermost = await mkdir(base, { recursive: true }).catch(refuse(base));
  if (account === null) return;

  // A strict umask must not shut the server's user out of folders that we made for it.
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

/** Lets the server's user pass through a folder that is ours alone, without showing it what lies there. */
async function admit(folder: string, { gid }: Account): Promise<void> {
  const { uid, mode } = await stat(folder);
  await chown(folder, uid, gid);
  await chmod(folder, (mode & 0o707) | 0o010);
}
