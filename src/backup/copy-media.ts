import { open, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Draft } from "./draft.ts";
import { MEDIA } from "./manifest.ts";

/**
 * Copies every picture of `mediaFolder`, and returns their number. The database was copied before, so the pictures of its
 * rows exist unless removed since; the second pass finds those that moved to another folder meanwhile.
 */
export async function copyMedia(mediaFolder: string, draft: Draft): Promise<number> {
  const first = await addNewPictures(mediaFolder, draft);
  return first + (await addNewPictures(mediaFolder, draft));
}

async function addNewPictures(mediaFolder: string, draft: Draft): Promise<number> {
  let count = 0;
  for (const name of await listFiles(mediaFolder)) {
    const entry = `${MEDIA}${name}`;
    if (draft.has(entry)) continue;
    const file = await open(join(mediaFolder, name)).catch(nullIfMissing);
    if (file === null) continue;
    await draft.add(entry, file.createReadStream({ autoClose: false })).finally(() => file.close());
    count += 1;
  }
  return count;
}

/** Pictures for social networks are drawn again on request (src/media/social-pictures). */
const REPRODUCIBLE = "social/";

/** The paths of all files below `folder` that cannot be reproduced, with slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? [];
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return names.filter((name) => !name.startsWith(REPRODUCIBLE)).toSorted();
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
