import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testAbuseFilter } from "../../../tests/support/quotes.ts";
import { addOrganisation } from "../../../tests/support/fixtures.ts";
import { jpegPicture } from "../../../tests/support/hostile/pictures.ts";
import { brands } from "../../brands/brands.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { prepareJobs } from "../../jobs/prepare-jobs.ts";
import { folderPictures, type PictureStore } from "../picture-store.server.ts";
import { claimUpload } from "./claim-upload.server.ts";
import { releaseUpload, removeUploadRow } from "./release-upload.server.ts";
import { removeOrphans } from "./remove-orphans.server.ts";
import { storeUpload, type UploadOutcome, type UploadSite } from "./store-upload.server.ts";

const NOON = new Date("2027-05-11T12:00:00Z");
const NEXT_NOON = new Date("2027-05-12T12:00:00Z");
const A_SECOND_AFTER = new Date("2027-05-12T12:00:01Z");
const KIDS = 3;

let database: OpenDatabase;
let mediaFolder: string;
let store: PictureStore;
let site: UploadSite;
let picture: Buffer;

beforeEach(async () => {
  database = await testDatabase();
  await prepareJobs(database, () => {});
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-uploads-"));
  store = folderPictures(mediaFolder);
  const brand = brands.find(({ id }) => id === KIDS);
  if (!brand) throw new Error("There is no third brand.");
  site = { brand, pictures: store, log: () => {}, abuseFilter: testAbuseFilter(), address: "127.0.0.1" };
  picture = await jpegPicture();
  for (const platform of [1, KIDS]) await addOrganisation(database.db, { platform });
});

afterEach(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

async function send(bytes: Buffer, key: string | null = null): Promise<UploadOutcome> {
  return storeUpload(database.db, site, { bytes, key, now: NOON });
}

async function stored(): Promise<{ id: number; file: string }> {
  const outcome = await send(picture);
  if (outcome.kind !== "stored") throw new Error(`Not stored: ${outcome.kind}`);
  return { id: outcome.id, file: outcome.url.replace("/static/uploads/", "") };
}

const claim = (id: number, platformId = KIDS) => claimUpload(database.db, { id, platformId });
const rows = () => database.db.selectFrom("upload").selectAll().execute();
const files = async () => [...(await namesIn("private")), ...(await namesIn("public"))];

async function namesIn(folder: string): Promise<string[]> {
  return readdir(join(mediaFolder, folder)).catch(() => []);
}

test("a picture is stored as a row and a private file, under a number that tells nothing about others", async () => {
  const [first, second] = [await stored(), await stored()];
  expect(await rows()).toMatchObject([
    { id: first.id, platform_id: KIDS, width: 320, height: 200, created_at: NOON, claimed_at: null, released_at: null },
    { id: second.id },
  ]);
  expect((await namesIn("private")).toSorted()).toEqual([first.file, second.file].toSorted());
  expect(Math.abs(first.id - second.id)).toBeGreaterThan(1);
});

test("a picture that is refused leaves nothing behind", async () => {
  expect(await send(Buffer.from("GIF89a"))).toEqual({ kind: "refused", reason: "not-a-picture" });
  expect([await rows(), await files()]).toEqual([[], []]);
});

test("repeated and concurrent uploads with one key and the same bytes are one picture; other bytes are refused", async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(picture, "sleutel-0001")));
  outcomes.push(await send(picture, "sleutel-0001"));
  const answers = outcomes.filter(({ kind }) => kind === "stored");
  expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, isReplayed: null }))).size).toBe(1);
  expect(answers.filter((answer) => !("isReplayed" in answer))).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind !== "stored" && kind !== "in-flight")).toEqual([]);
  expect([(await rows()).length, (await files()).length]).toEqual([1, 1]);
  expect(await send(await jpegPicture({ seed: 2 }), "sleutel-0001")).toEqual({ kind: "key-reused" });
  expect(await send(picture, "kort")).toEqual({ kind: "key-invalid" });
});

test("without a key, equal pictures of two visitors are two pictures", async () => {
  const [one, other] = [await stored(), await stored()];
  expect([await claim(one.id), await claim(other.id)]).toEqual([true, true]);
});

test("a visitor who sends very many pictures is told when to retry; a repeat does not count", async () => {
  site = { ...site, address: "203.0.113.41" };
  for (let time = 0; time < 20; time += 1) expect((await send(picture, "sleutel-0001")).kind).toBe("stored");
  for (let time = 0; time < 19; time += 1) expect((await send(Buffer.alloc(0))).kind).toBe("refused");
  expect(await send(picture)).toEqual({ kind: "too-many-requests", retryAfterSeconds: 600 });
  expect((await send(picture, "sleutel-0001")).kind).toBe("stored");
});

test("a picture is claimed once, and by its own brand", async () => {
  const { id } = await stored();
  expect(await claim(id, 1)).toBe(false);
  expect(await claim(id)).toBe(true);
  expect(await claim(id)).toBe(false);
  expect(await claim(id === 7 ? 8 : 7)).toBe(false);
});

test("a claim that is rolled back leaves the picture unclaimed", async () => {
  const { id } = await stored();
  const failing = database.db.transaction().execute(async (transaction) => {
    expect(await claimUpload(transaction, { id, platformId: KIDS })).toBe(true);
    throw new Error("the rest failed");
  });
  await expect(failing).rejects.toThrow("the rest failed");
  expect(await claim(id)).toBe(true);
});

test("a claimed picture is shown when it is released, and again after a release that failed halfway", async () => {
  const { id, file } = await stored();
  expect(await releaseUpload(database.db, store, id)).toBeNull();
  await claim(id);
  await store.release(file);
  expect(await releaseUpload(database.db, store, id)).toBe(`/static/uploads/${file}`);
  expect(await store.released(file)).not.toBeNull();
  expect((await rows())[0]?.released_at).toBeInstanceOf(Date);
});

test("a removed picture leaves neither row nor file", async () => {
  const { id } = await stored();
  await claim(id);
  await releaseUpload(database.db, store, id);
  const { file } = (await rows())[0] ?? { file: "" };
  expect(await removeUploadRow(database.db, id)).toBe(file);
  expect(await removeUploadRow(database.db, id)).toBeNull();
  await store.remove(file);
  expect([await rows(), await files()]).toEqual([[], []]);
});

test("unclaimed pictures are removed after a day, not before; claimed ones stay", async () => {
  const [orphan, claimed] = [await stored(), await stored()];
  await claim(claimed.id);
  expect(await removeOrphans(database.db, store, NEXT_NOON)).toEqual({ uploads: 0, files: 0 });
  expect(await removeOrphans(database.db, store, A_SECOND_AFTER)).toEqual({ uploads: 1, files: 0 });
  expect(await files()).toEqual([claimed.file]);
  expect(await claim(orphan.id)).toBe(false);
});

test("files without a row are removed after a day, those with one never", async () => {
  const { id, file } = await stored();
  await claim(id);
  const nameless = await store.save(picture);
  const draft = "00000000-0000-4000-8000-000000000000.webp.draft";
  await writeFile(join(mediaFolder, "private", draft), "RI");
  for (const name of [file, nameless, draft]) await utimes(join(mediaFolder, "private", name), NOON, NOON);
  expect(await removeOrphans(database.db, store, NEXT_NOON)).toEqual({ uploads: 0, files: 0 });
  expect(await removeOrphans(database.db, store, A_SECOND_AFTER)).toEqual({ uploads: 0, files: 2 });
  expect(await files()).toEqual([file]);
});
