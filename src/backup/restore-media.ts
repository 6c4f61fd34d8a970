import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CheckedBackup } from "./check-backup.ts";
import { MEDIA } from "./manifest.ts";

/** Throws when a picture of the backup exists already with other content. */
export async function refuseOtherPictures({ folder, pictures }: CheckedBackup, mediaFolder: string): Promise<void> {
  for (const name of pictures) {
    const present = join(mediaFolder, name);
    if (!existsSync(present)) continue;
    const [found, ours] = await Promise.all([readFile(present), readFile(join(folder, MEDIA, name))]);
    if (!found.equals(ours)) throw new Error(`${present} is another picture than that of the backup: move it away, or set MEDIA_DIR.`);
  }
}

/** Copies the pictures of the backup into the media folder. */
export async function restorePictures({ folder, pictures }: CheckedBackup, mediaFolder: string): Promise<void> {
  for (const name of pictures) {
    const target = join(mediaFolder, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Renamed when complete: half a picture with the final name would prevent repeating the restore.
    const unfinished = `${target}.unfinished`;
    await copyFile(join(folder, MEDIA, name), unfinished);
    await chmod(unfinished, 0o600);
    const file = await open(unfinished);
    await file.sync().finally(() => file.close());
    await rename(unfinished, target);
  }
}
