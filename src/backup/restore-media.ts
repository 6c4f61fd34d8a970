import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CheckedBackup } from "./check-backup.ts";
import { MEDIA } from "./manifest.ts";

/** Throws a sentence when another picture has the name of one in the backup; the same one may lie there already. */
export async function refuseOtherPictures({ folder, pictures }: CheckedBackup, mediaFolder: string): Promise<void> {
  for (const name of pictures) {
    const present = join(mediaFolder, name);
    if (!existsSync(present)) continue;
    const [found, kept] = await Promise.all([readFile(present), readFile(join(folder, MEDIA, name))]);
    if (!found.equals(kept)) throw new Error(`${present} is another picture than that of the backup: move it away, or set MEDIA_DIR.`);
  }
}

/** Puts the pictures of the backup beside those that are there. */
export async function restorePictures({ folder, pictures }: CheckedBackup, mediaFolder: string): Promise<void> {
  for (const name of pictures) {
    const target = join(mediaFolder, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Half a picture under its own name would be another picture when this is repeated.
    const unfinished = `${target}.unfinished`;
    await copyFile(join(folder, MEDIA, name), unfinished);
    await chmod(unfinished, 0o600);
    const file = await open(unfinished);
    await file.sync().finally(() => file.close());
    await rename(unfinished, target);
  }
}
