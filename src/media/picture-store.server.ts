import { randomUUID } from "node:crypto";
import { DRAFT, folderObjects } from "./store/folder-objects.server.ts";
import type { ObjectStore } from "./store/object-store.ts";
import { pictureOfWidth, PICTURE_FILE } from "./widths/width-file.ts";

/** Where visitors' pictures are kept; a picture is named `<uuid>.webp`, and nothing else is a name. */
export type PictureStore = {
  /** Keeps a picture for no visitor to see, and answers its new name, which nobody can guess. */
  keep(webp: Uint8Array): Promise<string>;
  /** Lets visitors see it; also when it was released before. Rejects when there is no such file. */
  release(file: string): Promise<void>;
  /** Keeps a released picture in another width, such as `<uuid>-400.avif`; also when that was kept before. */
  saveWidth(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a released picture, or of one of its widths; null for a private one, or none. */
  released(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether `released` would answer bytes, without reading them. */
  isReleased(name: string): Promise<boolean>;
  /** Gone for good with all its widths, released or not; also when it was gone before. */
  remove(file: string): Promise<void>;
  /** Names of the pictures of which anything was written before this moment, and of half-written files too. */
  olderThan(moment: Date): Promise<string[]>;
};

/** One picture's widths lie in a folder of their own, so that all of them are found without looking at others. */
const WIDTHS = "widths";

/**
 * Pictures under three prefixes: those of `private` wait for an editor, those of `public` and their `widths` are served.
 * Throws `StoreUnavailable` when they cannot be reached.
 */
export function pictureStore(objects: ObjectStore): PictureStore {
  async function keep(webp: Uint8Array): Promise<string> {
    const file = `${randomUUID()}.webp`;
    await objects.write(`private/${file}`, webp);
    return file;
  }

  async function release(file: string): Promise<void> {
    assertPicture(file);
    const moved = await objects.move(`private/${file}`, `public/${file}`);
    if (!moved && !(await objects.has(`public/${file}`))) throw new Error(`There is no picture ${file} to release.`);
  }

  async function saveWidth(name: string, bytes: Uint8Array): Promise<void> {
    const key = keyOfWidth(name);
    if (!key) throw new Error(`"${name}" is not the name of a picture's width.`);
    await objects.write(key, bytes);
  }

  async function released(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const key = keyOfReleased(name);
    return key ? objects.read(key) : null;
  }

  async function isReleased(name: string): Promise<boolean> {
    const key = keyOfReleased(name);
    return key !== null && objects.has(key);
  }

  async function remove(file: string): Promise<void> {
    const picture = file.replace(DRAFT, "");
    assertPicture(picture);
    for (const folder of ["private", "public"]) await objects.remove(`${folder}/${file}`);
    if (file === picture) for (const { key } of await objects.list(`${folderOf(picture)}/`)) await objects.remove(key);
  }

  async function olderThan(moment: Date): Promise<string[]> {
    const old = new Set<string>();
    for (const prefix of ["private/", "public/", `${WIDTHS}/`]) {
      for (const { key, changed } of await objects.list(prefix)) {
        const file = fileAt(key);
        if (changed < moment && PICTURE_FILE.test(file.replace(DRAFT, ""))) old.add(file);
      }
    }
    return [...old];
  }

  return { keep, release, saveWidth, released, isReleased, remove, olderThan };
}

/** Pictures in a folder of this machine. */
export function folderPictures(mediaFolder: string): PictureStore {
  return pictureStore(folderObjects(mediaFolder));
}

/** Of a picture or one of its widths; null for what is the name of neither. */
function keyOfReleased(name: string): string | null {
  return PICTURE_FILE.test(name) ? `public/${name}` : keyOfWidth(name);
}

/** `widths/<uuid>/<uuid>-400.avif`; null for what is no name of a width. */
function keyOfWidth(name: string): string | null {
  const picture = pictureOfWidth(name);
  return picture && `${folderOf(picture)}/${name}`;
}

function folderOf(picture: string): string {
  return `${WIDTHS}/${picture.slice(0, -".webp".length)}`;
}

/** The picture that lies under a key, or of which a width does. */
function fileAt(key: string): string {
  const [prefix, name = ""] = key.split("/");
  return prefix === WIDTHS ? `${name}.webp` : name;
}

function assertPicture(file: string): void {
  if (!PICTURE_FILE.test(file)) throw new Error(`"${file}" is not the name of a picture.`);
}
