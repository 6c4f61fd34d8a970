import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { ObjectStore } from "./object-store.ts";

/** Suffix of a file that is being written, or was when the machine stopped. */
export const DRAFT = ".draft";

/** Keys are paths below `root`. Files are readable for the server's account only. */
export function folderObjects(root: string): ObjectStore {
  const pathOf = (key: string) => join(root, key);

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key);
    await makeFolder(dirname(path));
    const draft = `${path}${DRAFT}`;
    const handle = await open(draft, "w", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  }

  async function move(from: string, to: string): Promise<boolean> {
    await makeFolder(dirname(pathOf(to)));
    const moved = await ifThere(rename(pathOf(from), pathOf(to)).then(() => true));
    await syncFolder(dirname(pathOf(to)));
    return moved ?? false;
  }

  async function remove(key: string): Promise<void> {
    await rm(pathOf(key), { force: true });
    // Deletes the folder of a picture's widths with its last file; top-level folders stay.
    if (dirname(dirname(key)) !== ".") await rmdir(dirname(pathOf(key))).catch(() => {});
  }

  async function list(prefix: string): Promise<{ key: string; changed: Date }[]> {
    const entries = (await ifThere(readdir(pathOf(prefix), { recursive: true, withFileTypes: true }))) ?? [];
    const listed: { key: string; changed: Date }[] = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const found = await ifThere(stat(path));
      if (found) listed.push({ key: relative(root, path).split(sep).join("/"), changed: found.mtime });
    }
    return listed;
  }

  return {
    ...{ write, move, remove, list },
    read: (key) => ifThere(readFile(pathOf(key))),
    has: async (key) => (await ifThere(stat(pathOf(key)))) !== null,
  };
}

/** Null if the file or folder does not exist. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** A rename is durable only after the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
