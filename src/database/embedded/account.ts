import { constants } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The system user that PostgreSQL runs under. */
export type Account = { uid: number; gid: number };

const USUAL_NOBODY = 65_534;

/** As root, the account `nobody`, since PostgreSQL refuses to run as root; otherwise null: the current user. */
export async function serverAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;

  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const [, , uid, gid] =
    passwd
      .split("\n")
      .find((line) => line.startsWith("nobody:"))
      ?.split(":") ?? [];
  return { uid: Number(uid ?? USUAL_NOBODY), gid: Number(gid ?? USUAL_NOBODY) };
}

/** The outermost folder of `path` (itself included) that `account` cannot enter; null when it can reach `path`. */
export async function closedFolder(path: string, account: Account): Promise<string | null> {
  const parent = dirname(path);
  const closedParent = parent === path ? null : await closedFolder(parent, account);
  if (closedParent !== null) return closedParent;
  return (await canEnter(path, account)) ? null : path;
}

async function canEnter(path: string, { uid, gid }: Account): Promise<boolean> {
  const file = await stat(path);
  if (file.uid === uid) return (file.mode & constants.S_IXUSR) !== 0;
  if (file.gid === gid) return (file.mode & constants.S_IXGRP) !== 0;
  return (file.mode & constants.S_IXOTH) !== 0;
}
