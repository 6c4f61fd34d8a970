import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderPictures } from "./picture-store.server.ts";

const WEBP = new TextEncoder().encode("RIFF");
const MISSING = "00000000-0000-4000-8000-000000000000.webp";
const YEARS_AGO = new Date("2020-05-11T12:00:00Z");
const YESTERDAY = new Date("2021-05-11T12:00:00Z");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-store-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a picture is private until it is released, and then the same bytes", async () => {
  const store = folderPictures(folder);
  const file = await store.save(WEBP);
  expect(file).toMatch(/^[0-9a-f-]{36}\.webp$/);
  expect(await store.released(file)).toBeNull();
  await store.release(file);
  await store.release(file);
  expect(Buffer.from((await store.released(file)) ?? []).toString()).toBe("RIFF");
});

test("widths are stored beside a released picture, and removed with it", async () => {
  const store = folderPictures(folder);
  const [file, other] = [await store.save(WEBP), await store.save(WEBP)];
  await store.release(file);
  const widths = [file, other].map((name) => name.replace(".webp", "-400.avif"));
  for (const width of [...widths, ...widths]) await store.saveWidth(width, WEBP);
  await store.remove(file);
  expect(await Promise.all(widths.map(async (name) => (await store.released(name)) !== null))).toEqual([false, true]);
  expect(await readdir(join(folder, "widths"))).toEqual([other.replace(".webp", "")]);
});

test("a withdrawn picture is private again, without its widths, and editors can read it", async () => {
  const store = folderPictures(folder);
  const file = await store.save(WEBP);
  await store.release(file);
  const width = file.replace(".webp", "-400.avif");
  await store.saveWidth(width, WEBP);
  await store.withdraw(file);
  await store.withdraw(file);
  expect([await store.released(file), await store.released(width)]).toEqual([null, null]);
  expect(Buffer.from((await store.read(file)) ?? []).toString()).toBe("RIFF");
  await store.release(file);
  expect(Buffer.from((await store.read(file)) ?? []).toString()).toBe("RIFF");
  expect(await store.read(MISSING)).toBeNull();
});

test("only the account of the server can read stored pictures", async () => {
  const store = folderPictures(join(folder, "media"));
  const file = await store.save(WEBP);
  const modes = await Promise.all(["media", "media/private", `media/private/${file}`].map((path) => stat(join(folder, path))));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(["700", "700", "600"]);
});

test("a picture can be removed, released or not, and more than once", async () => {
  const store = folderPictures(folder);
  const [shown, hidden] = [await store.save(WEBP), await store.save(WEBP)];
  await store.release(shown);
  for (const file of [shown, hidden, hidden, MISSING]) await store.remove(file);
  expect(await store.released(shown)).toBeNull();
  expect(await readdir(join(folder, "private"))).toEqual([]);
});

test.for([
  "../secret.key",
  "a.webp",
  "..",
  "",
  `${MISSING}/../x`,
  `../private/${MISSING}`,
  MISSING.toUpperCase(),
  `${MISSING}\0`,
  "x-400.avif",
  "00000000-0000-4000-8000-000000000000-0400.avif",
])("%j is not the name of a picture", async (name) => {
  const store = folderPictures(folder);
  expect(await store.released(name)).toBeNull();
  await expect(store.release(name)).rejects.toThrow("is not the name of a picture");
  await expect(store.saveWidth(name, WEBP)).rejects.toThrow("is not the name of a picture's width");
  await expect(store.withdraw(name)).rejects.toThrow("is not the name of a picture");
  await expect(store.read(name)).rejects.toThrow("is not the name of a picture");
  await expect(store.remove(name)).rejects.toThrow("is not the name of a picture");
});

test("a picture that was never stored cannot be released", async () => {
  await expect(folderPictures(folder).release(MISSING)).rejects.toThrow("There is no picture");
});

test("old files are listed, incomplete ones too, and foreign files are ignored", async () => {
  const store = folderPictures(folder);
  expect(await store.olderThan(YESTERDAY)).toEqual([]);
  const [old, shown] = [await store.save(WEBP), await store.save(WEBP)];
  await store.save(WEBP);
  await store.release(shown);
  await writeFile(join(folder, "private", `${MISSING}.draft`), "RI");
  await writeFile(join(folder, "private", "notes.txt"), "of the operator");
  const widths = join(folder, "widths", MISSING.replace(".webp", ""));
  await mkdir(widths, { recursive: true });
  await writeFile(join(widths, MISSING.replace(".webp", "-400.avif.draft")), "RI");
  await utimes(join(widths, MISSING.replace(".webp", "-400.avif.draft")), YEARS_AGO, YEARS_AGO);
  for (const name of [`private/${old}`, `public/${shown}`, `private/${MISSING}.draft`, "private/notes.txt"]) {
    await utimes(join(folder, name), YEARS_AGO, YEARS_AGO);
  }
  expect((await store.olderThan(YESTERDAY)).toSorted()).toEqual([old, shown, MISSING, `${MISSING}.draft`].toSorted());
});
