import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandKey } from "../../brands/brand.ts";

/** A cache of social pictures on disk; lost files are drawn again. */
export type SocialStore = {
  /** Returns the bytes of a picture and marks it as used; null if it is not drawn. */
  read(brand: BrandKey, file: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(brand: BrandKey, file: string): Promise<boolean>;
  write(brand: BrandKey, file: string, jpeg: Uint8Array): Promise<void>;
  /** Deletes pictures that were not written or read after `since`, and returns how many. */
  removeUnused(since: Date): Promise<number>;
};

/** Folder within the media folder; not part of backups. */
export const SOCIAL_FOLDER = "social";
/** Minimum interval of updates of the modification time, which records the last read. */
const TOUCH_INTERVAL_MS = 86_400_000;

/** Ids of articles and pages may be the same on two brands, so each has its own folder. */
export function folderSocialStore(mediaFolder: string): SocialStore {
  const root = join(mediaFolder, SOCIAL_FOLDER);
  const pathOf = (brand: BrandKey, file: string) => join(root, brand, file);

  async function read(brand: BrandKey, file: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const path = pathOf(brand, file);
    const jpeg = await ifThere(readFile(path));
    if (jpeg) await touch(path);
    return jpeg;
  }

  async function has(brand: BrandKey, file: string): Promise<boolean> {
    return (await ifThere(stat(pathOf(brand, file)))) !== null;
  }

  /** Atomic: readers never see an incomplete file. */
  async function write(brand: BrandKey, file: string, jpeg: Uint8Array): Promise<void> {
    await mkdir(join(root, brand), { recursive: true, mode: 0o700 });
    const draft = pathOf(brand, `${file}.${randomUUID()}.draft`);
    await writeFile(draft, jpeg, { mode: 0o600 });
    await rename(draft, pathOf(brand, file));
  }

  async function removeUnused(since: Date): Promise<number> {
    const entries = (await ifThere(readdir(root, { recursive: true, withFileTypes: true }))) ?? [];
    let count = 0;
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const found = await ifThere(stat(path));
      if (!found || found.mtime >= since) continue;
      await rm(path, { force: true });
      count += 1;
    }
    return count;
  }

  return { read, has, write, removeUnused };
}

async function touch(path: string): Promise<void> {
  const found = await ifThere(stat(path));
  const now = new Date();
  if (found && now.getTime() - found.mtimeMs > TOUCH_INTERVAL_MS) await ifThere(utimes(path, now, now));
}

/** Null if the file or folder does not exist. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}
