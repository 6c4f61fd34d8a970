import { open, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Draft } from "./draft.ts";
import { MEDIA } from "./manifest.ts";

/**
 * Copies every picture of `mediaFolder`, and answers how many. The rows were read before, so each picture that they name
 * is there, unless it was removed since; one that moves to another folder meanwhile is found by the second look.
 */
export async function copyMedia(mediaFolder: string, draft: Draft): Promise<number> {
  const first = await addNewPictures(mediaFolder, draft);
  return first + (await addNewPictures(mediaFolder, draft));
}

async function addNewPictures(mediaFolder: string, draft: Draft): Promise<number> {
  let count = 0;
  for (const name of await listFiles(mediaFolder)) {
    const kept = `${MEDIA}${name}`;
    if (draft.has(kept)) continue;
    const file = await open(join(mediaFolder, name)).catch(nullWhenGone);
    if (file === null) continue;
    await draft.add(kept, file.createReadStream({ autoClose: false })).finally(() => file.close());
    count += 1;
  }
  return count;
}

/** Pictures for social networks are drawn again when somebody asks for them (src/media/social-pictures). */
const DRAWN_AGAIN = "social/";

/** The paths of all files below `folder` that cannot be made again, with slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenGone)) ?? [];
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return names.filter((name) => !name.startsWith(DRAWN_AGAIN)).toSorted();
}

function nullWhenGone(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
