import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runOnce } from "graphile-worker";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addEvent, addOrganisation } from "../../../tests/support/fixtures.ts";
import { jpegPicture } from "../../../tests/support/hostile/pictures.ts";
import { startBrokenS3 } from "../../../tests/support/s3.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { countJobs } from "../../jobs/count-jobs.ts";
import { prepareJobs } from "../../jobs/prepare-jobs.ts";
import { workerLog } from "../../jobs/worker-log.ts";
import { folderPictures, pictureStore, type PictureStore } from "../picture-store.server.ts";
import { s3Objects } from "../store/s3-objects.server.ts";
import { releaseUpload } from "../uploads/release-upload.server.ts";
import { makeWidths } from "./make-widths.server.ts";
import { MAKE_WIDTHS, queueMissingWidths, widthsJob } from "./queue-widths.server.ts";

const KIDS = 3;
let database: OpenDatabase;
let folder: string;
let store: PictureStore;

beforeEach(async () => {
  database = await testDatabase();
  await prepareJobs(database, () => {});
  await addOrganisation(database.db, { platform: KIDS });
  folder = await mkdtemp(join(tmpdir(), "uitkijk-widths-"));
  store = folderPictures(folder);
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** A claimed picture of this size with the row of an event that shows it. */
async function claimed(width: number, height: number, webp?: Buffer): Promise<{ id: number; file: string }> {
  const bytes =
    webp ??
    (await sharp(await jpegPicture({ width, height }))
      .webp()
      .toBuffer());
  const file = await store.save(bytes);
  const { id } = await database.db
    .insertInto("upload")
    .values({ id: 7, platform_id: KIDS, file, width, height, bytes: bytes.length, claimed_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const event_id = await addEvent(database.db, { platform: KIDS });
  await database.db
    .insertInto("media")
    .values({ event_id, url: `/static/uploads/${file}` })
    .execute();
  return { id, file };
}

/** Runs the queued jobs, each once. */
async function work(pictures = store): Promise<void> {
  const make = (payload: unknown) => makeWidths(database.db, pictures, widthsJob.parse(payload));
  await runOnce({ pgPool: database.pool, taskList: { [MAKE_WIDTHS]: make }, noHandleSignals: true, logger: workerLog(() => {}) });
}

const media = () => database.db.selectFrom("media").select(["width", "height", "widths", "placeholder"]).executeTakeFirstOrThrow();
const widthsOnDisk = async (file: string) => (await readdir(join(folder, "widths", file.slice(0, 36))).catch(() => [])).toSorted();

test("a released picture is shown at once, and soon in every smaller width, as AVIF and WebP", async () => {
  const { id, file } = await claimed(1200, 800);
  expect(await releaseUpload(database.db, store, id)).toBe(`/static/uploads/${file}`);
  expect([await store.released(file), await media()]).toMatchObject([expect.anything(), { width: null, widths: null }]);

  await work();
  const name = file.slice(0, 36);
  const made = ["1000.avif", "1000.webp", "1200.avif", "400.avif", "400.webp", "500.avif", "500.webp"];
  expect(await widthsOnDisk(file)).toEqual(made.map((one) => `${name}-${one}`));
  for (const one of made) {
    const bytes = await store.released(`${name}-${one}`);
    const { width, height, format, exif } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    const wanted = Number.parseInt(one, 10);
    expect([width, height, exif, format === "heif" ? "avif" : format]).toEqual([
      wanted,
      Math.round(wanted / 1.5),
      undefined,
      one.split(".")[1],
    ]);
  }
  expect(await media()).toMatchObject({ width: 1200, height: 800, widths: [400, 500, 1000, 1200] });
});

test("a picture smaller than a card is not enlarged", async () => {
  const { id, file } = await claimed(320, 200);
  await releaseUpload(database.db, store, id);
  await work();
  expect([await widthsOnDisk(file), (await media()).widths]).toEqual([[`${file.slice(0, 36)}-320.avif`], [320]]);
});

test("a placeholder is tiny and has the colours of the picture; a transparent picture has none", async () => {
  const sea = sharp({ create: { width: 640, height: 480, channels: 3, background: "#1f6fb2" } });
  const { id } = await claimed(640, 480, await sea.webp().toBuffer());
  await releaseUpload(database.db, store, id);
  await work();
  const placeholder = Buffer.from((await media()).placeholder ?? "", "base64");
  expect(placeholder.length).toBeLessThan(100);
  const { dominant } = await sharp(placeholder).stats();
  expect([dominant.r < 80, dominant.b > 140]).toEqual([true, true]);

  await database.db.deleteFrom("upload").execute();
  await database.db.deleteFrom("media").execute();
  const glass = sharp({ create: { width: 640, height: 480, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
  await releaseUpload(database.db, store, (await claimed(640, 480, await glass.webp().toBuffer())).id);
  await work();
  expect(await media()).toMatchObject({ widths: [400, 500, 640], placeholder: null });
});

test("making widths again changes nothing", async () => {
  const { id, file } = await claimed(640, 480);
  await releaseUpload(database.db, store, id);
  await work();
  const before = [await widthsOnDisk(file), await media()];
  await makeWidths(database.db, store, { upload: id });
  expect([await widthsOnDisk(file), await media()]).toEqual(before);
});

test("an unreleased picture gets no widths, nor does one whose release is rolled back", async () => {
  const { id, file } = await claimed(640, 480);
  await work();
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await releaseUpload(transaction, store, id);
      throw new Error("the rest failed");
    }),
  ).rejects.toThrow("the rest failed");
  await work();
  expect([await widthsOnDisk(file), await countJobs(database.pool)]).toEqual([[], { waiting: 0, dead: 0 }]);
});

test("a picture that is erased while its widths are made leaves nothing behind", async () => {
  const { id, file } = await claimed(640, 480);
  await releaseUpload(database.db, store, id);
  const erasing: PictureStore = {
    ...store,
    async saveWidth(...width) {
      await database.db.deleteFrom("upload").execute();
      await store.remove(file);
      return store.saveWidth(...width);
    },
  };
  await work(erasing);
  expect([await widthsOnDisk(file), await store.released(file), (await media()).width]).toEqual([[], null, null]);
});

test("while the store is unavailable the job is retried later, and the picture stays as it was", async () => {
  const { id, file } = await claimed(640, 480);
  await releaseUpload(database.db, store, id);
  const broken = await startBrokenS3(503);
  await work(pictureStore(s3Objects(broken.settings)));
  await broken.stop();
  expect([await countJobs(database.pool), (await media()).width]).toEqual([{ waiting: 1, dead: 0 }, null]);
  await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await work();
  await expect.poll(() => countJobs(database.pool)).toEqual({ waiting: 0, dead: 0 });
  expect(await widthsOnDisk(file)).toHaveLength(5);
});

test("the job of a broken picture fails permanently, and is not queued again", async () => {
  const { id } = await claimed(640, 480, Buffer.from("RIFF is not enough"));
  await releaseUpload(database.db, store, id);
  await database.pool.query("update graphile_worker._private_jobs set max_attempts = 1");
  await work();
  expect(await countJobs(database.pool)).toEqual({ waiting: 0, dead: 1 });
  expect(await queueMissingWidths(database.db)).toBe(0);
});

test("pictures from before widths existed get theirs, once", async () => {
  const { id, file } = await claimed(640, 480);
  expect(await queueMissingWidths(database.db)).toBe(0);
  await store.release(file);
  await database.db.updateTable("upload").set({ released_at: new Date() }).where("id", "=", id).execute();
  expect(await queueMissingWidths(database.db)).toBe(1);
  await work();
  expect([(await media()).widths, await queueMissingWidths(database.db)]).toEqual([[400, 500, 640], 0]);
});
