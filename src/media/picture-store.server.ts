import { randomUUID } from "node:crypto";
import { DRAFT, folderObjects } from "./store/folder-objects.server.ts";
import type { ObjectStore } from "./store/object-store.ts";
import { pictureOfWidth, PICTURE_FILE } from "./widths/width-file.ts";

/** Storage of visitors' pictures. Every picture is named `<uuid>.webp`. */
export type PictureStore = {
  /** Stores a private picture, and returns its new, unguessable name. */
  save(webp: Uint8Array): Promise<string>;
  /** Makes a picture public. Idempotent; rejects if there is no such file. */
  release(file: string): Promise<void>;
  /** Makes a released picture private again, and deletes its widths. Idempotent. */
  withdraw(file: string): Promise<void>;
  /** The bytes of a picture, private or released, for editors; null if there is none. */
  read(file: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Stores a released picture in another width, such as `<uuid>-400.avif`, or overwrites it. */
  saveWidth(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a released picture or one of its widths; null for private and missing pictures. */
  released(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether `released` would return bytes, without reading them. */
  isReleased(name: string): Promise<boolean>;
  /** Deletes a picture, released or not, with all its widths. Idempotent. */
  remove(file: string): Promise<void>;
  /** Names of pictures with a file older than `moment`, incomplete files included. */
  olderThan(moment: Date): Promise<string[]>;
};

/** Each picture has its own folder of widths, so that they are listed without those of others. */
const WIDTHS = "widths";

/**
 * Stores pictures under three prefixes: `private` ones wait for moderation, `public` ones and their `widths` are served.
 * Throws `StoreUnavailable`.
 */
export function pictureStore(objects: ObjectStore): PictureStore {
  async function save(webp: Uint8Array): Promise<string> {
    const file = `${randomUUID()}.webp`;
    await objects.write(`private/${file}`, webp);
    return file;
  }

  async function release(file: string): Promise<void> {
    assertPicture(file);
    const moved = await objects.move(`private/${file}`, `public/${file}`);
    if (!moved && !(await objects.has(`public/${file}`))) throw new Error(`There is no picture ${file} to release.`);
  }

  async function withdraw(file: string): Promise<void> {
    assertPicture(file);
    await objects.move(`public/${file}`, `private/${file}`);
    await removeWidths(file);
  }

  async function read(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
    assertPicture(file);
    return (await objects.read(`private/${file}`)) ?? objects.read(`public/${file}`);
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
    if (file === picture) await removeWidths(picture);
  }

  async function removeWidths(picture: string): Promise<void> {
    for (const { key } of await objects.list(`${folderOf(picture)}/`)) await objects.remove(key);
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

  return { save, release, withdraw, read, saveWidth, released, isReleased, remove, olderThan };
}

/** Pictures in a folder of this machine. */
export function folderPictures(mediaFolder: string): PictureStore {
  return pictureStore(folderObjects(mediaFolder));
}

/** The key of a picture or width; null for any other name. */
function keyOfReleased(name: string): string | null {
  return PICTURE_FILE.test(name) ? `public/${name}` : keyOfWidth(name);
}

/** `widths/<uuid>/<uuid>-400.avif`; null for any other name. */
function keyOfWidth(name: string): string | null {
  const picture = pictureOfWidth(name);
  return picture && `${folderOf(picture)}/${name}`;
}

function folderOf(picture: string): string {
  return `${WIDTHS}/${picture.slice(0, -".webp".length)}`;
}

/** The picture that a key belongs to, for keys of widths too. */
function fileAt(key: string): string {
  const [prefix, name = ""] = key.split("/");
  return prefix === WIDTHS ? `${name}.webp` : name;
}

function assertPicture(file: string): void {
  if (!PICTURE_FILE.test(file)) throw new Error(`"${file}" is not the name of a picture.`);
}
