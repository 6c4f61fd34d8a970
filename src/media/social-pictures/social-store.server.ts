import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandKey } from "../../brands/brand.ts";

/** Where drawn pictures are kept between those who ask; what is lost is drawn again. */
export type SocialStore = {
  /** The bytes of a picture, which count as asked for; null when it is not drawn. */
  read(brand: BrandKey, file: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(brand: BrandKey, file: string): Promise<boolean>;
  write(brand: BrandKey, file: string, jpeg: Uint8Array): Promise<void>;
  /** Removes what nobody has asked for since then, and answers how many. */
  removeUnused(since: Date): Promise<number>;
};

/** Folder of the pictures within the media folder; backups leave it out. */
export const SOCIAL_FOLDER = "social";
/** Being asked for is noted no oftener. */
const NOTED_EVERY_MS = 86_400_000;

/** Ids of articles and pages may be the same on two brands, so each has its own folder. */
export function folderSocialStore(mediaFolder: string): SocialStore {
  const root = join(mediaFolder, SOCIAL_FOLDER);
  const pathOf = (brand: BrandKey, file: string) => join(root, brand, file);

  async function read(brand: BrandKey, file: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const path = pathOf(brand, file);
    const jpeg = await ifThere(readFile(path));
    if (jpeg) await noteAsked(path);
    return jpeg;
  }

  async function has(brand: BrandKey, file: string): Promise<boolean> {
    return (await ifThere(stat(pathOf(brand, file)))) !== null;
  }

  /** Whole or not at all: nobody reads half a picture. */
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

async function noteAsked(path: string): Promise<void> {
  const found = await ifThere(stat(path));
  const now = new Date();
  if (found && now.getTime() - found.mtimeMs > NOTED_EVERY_MS) await ifThere(utimes(path, now, now));
}

/** What is asked of a file or folder; null when there is none. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}
