import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where visitors' pictures are kept; a file is named `<uuid>.webp`, and nothing else is a name. */
export type PictureStore = {
  /** Keeps a picture for no visitor to see, and answers its new name, which nobody can guess. */
  keep(webp: Uint8Array): Promise<string>;
  /** Lets visitors see it; also when it was released before. Rejects when there is no such file. */
  release(file: string): Promise<void>;
  /** The bytes of a released picture; null for a private one, or none. */
  released(file: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Gone for good, released or not; also when it was gone before. */
  remove(file: string): Promise<void>;
  /** Names of everything that was written before this moment, half-written files too. */
  olderThan(moment: Date): Promise<string[]>;
};

const FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
/** A file that is still being written, or was when the machine stopped. */
const DRAFT = ".draft";

/**
 * Pictures in two folders of `mediaFolder`: those of `private` wait for an editor, those of `public` are served. Only
 * the account of the server may read either.
 */
export function folderPictures(mediaFolder: string): PictureStore {
  const kept = join(mediaFolder, "private");
  const shown = join(mediaFolder, "public");

  async function keep(webp: Uint8Array): Promise<string> {
    const file = `${randomUUID()}.webp`;
    await makeFolder(kept);
    const draft = join(kept, `${file}${DRAFT}`);
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(webp);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(kept, file));
    await syncFolder(kept);
    return file;
  }

  async function release(file: string): Promise<void> {
    assertName(file);
    await makeFolder(shown);
    const moved = await ifThere(rename(join(kept, file), join(shown, file)).then(() => true));
    if (!moved) await stat(join(shown, file));
    await syncFolder(shown);
  }

  async function released(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return FILE.test(file) ? ifThere(readFile(join(shown, file))) : null;
  }

  async function remove(file: string): Promise<void> {
    assertName(file.replace(DRAFT, ""));
    for (const folder of [kept, shown]) await rm(join(folder, file), { force: true });
  }

  async function olderThan(moment: Date): Promise<string[]> {
    const old: string[] = [];
    for (const folder of [kept, shown]) {
      const names = (await ifThere(readdir(folder))) ?? [];
      for (const name of names.filter((one) => FILE.test(one.replace(DRAFT, "")))) {
        const found = await ifThere(stat(join(folder, name)));
        if (found && found.mtime < moment) old.push(name);
      }
    }
    return old;
  }

  return { keep, release, released, remove, olderThan };
}

function assertName(file: string): void {
  if (!FILE.test(file)) throw new Error(`"${file}" is not the name of a picture.`);
}

/** What is asked of a file or folder; null when there is none. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** A new name lasts when its folder does. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
