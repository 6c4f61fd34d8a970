import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { CHECKSUMS } from "./manifest.ts";
import { writeNewFile } from "./write-file.ts";

/** An unfinished backup, in `FOLDER.partial`. */
export type Draft = {
  /** Writes `source` as file `name`; synced when it resolves. */
  add(name: string, source: Readable | string, options?: { gzip: boolean }): Promise<void>;
  has(name: string): boolean;
  /** Size of all files so far. */
  bytes(): number;
  /** Writes the checksums and renames the folder to its final name. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};

/** Creates a draft of `target`, readable by its owner only: it contains personal data and the key. Throws when either exists. */
export async function openDraft(target: string): Promise<Draft> {
  const folder = `${target}.partial`;
  if (existsSync(target)) throw new Error(`${target} is there already: a backup is never written over anything.`);
  if (existsSync(folder))
    throw new Error(`${folder} is there already: another backup is being made, or one was broken off and can be removed.`);

  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(folder, { mode: 0o700 });
  const sums = new Map<string, string>();
  let bytes = 0;

  async function add(name: string, source: Readable | string, { gzip } = { gzip: false }): Promise<void> {
    // In a checksum file these characters need escapes, which we do not support.
    if (/[\n\r\\]/.test(name)) throw new Error(`The file ${JSON.stringify(name)} has a name that a backup cannot hold: rename it.`);
    const written = await writeNewFile(join(folder, name), source, { gzip });
    sums.set(name, written.sha256);
    bytes += written.bytes;
  }

  async function publish(): Promise<void> {
    const lines = [...sums].map(([name, sha256]) => `${sha256}  ${name}\n`);
    await add(CHECKSUMS, lines.join(""));
    const folders = new Set([...sums.keys()].flatMap((name) => foldersOf(join(folder, name), folder)));
    for (const made of folders) await sync(made);
    await rename(folder, target);
    await sync(dirname(target));
  }

  return { add, has: (name) => sums.has(name), bytes: () => bytes, publish, discard: () => rm(folder, { recursive: true, force: true }) };
}

/** The folders from that of `path` up to `root`. */
function foldersOf(path: string, root: string): string[] {
  const folder = dirname(path);
  return folder === root ? [root] : [folder, ...foldersOf(folder, root)];
}

/** Syncs a folder: a file can be on disk while its directory entry is not. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
