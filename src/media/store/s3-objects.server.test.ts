import { afterAll, beforeEach, expect, test } from "vitest";
import { startBrokenS3, startS3 } from "../../../tests/support/s3.ts";
import { pictureStore } from "../picture-store.server.ts";
import { StoreUnavailable } from "./object-store.ts";
import { s3Objects } from "./s3-objects.server.ts";

const WEBP = new TextEncoder().encode("RIFF");
const MISSING = "00000000-0000-4000-8000-000000000000.webp";
const s3 = await startS3();
const objects = s3Objects(s3.settings);
const pictures = pictureStore(objects);
const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();
const keys = async () => (await objects.list("")).map(({ key }) => key).toSorted();
afterAll(() => s3.stop());
beforeEach(async () => {
  for (const key of await keys()) await objects.remove(key);
});

test("a picture in a bucket is private until it is released, and then the same bytes", async () => {
  const file = await pictures.save(WEBP);
  expect([await pictures.released(file), await keys()]).toEqual([null, [`private/${file}`]]);
  await pictures.release(file);
  await pictures.release(file);
  expect([textOf(await pictures.released(file)), await keys()]).toEqual(["RIFF", [`public/${file}`]]);
});

test("a picture is removed with its widths, and without those of others", async () => {
  const [file, other] = [await pictures.save(WEBP), await pictures.save(WEBP)];
  await pictures.release(file);
  for (const picture of [file, other]) await pictures.saveWidth(picture.replace(".webp", "-400.avif"), WEBP);
  await pictures.remove(file);
  await pictures.remove(file);
  const name = other.replace(".webp", "");
  expect(await keys()).toEqual([`private/${other}`, `widths/${name}/${name}-400.avif`]);
});

test("a picture that was never stored cannot be released from a bucket", async () => {
  await expect(pictures.release(MISSING)).rejects.toThrow("There is no picture");
});

test("the clock of the store decides which pictures are old", async () => {
  const file = await pictures.save(WEBP);
  expect(await pictures.olderThan(new Date(Date.now() - 60_000))).toEqual([]);
  expect(await pictures.olderThan(new Date(Date.now() + 60_000))).toEqual([file]);
});

test("a wrong key and an unavailable store are errors, not missing pictures", async () => {
  const wrong = [{ accessKeyId: "GUESSED" }, { endpoint: "http://127.0.0.1:1" }];
  for (const mistake of wrong) {
    const store = pictureStore(s3Objects({ ...s3.settings, ...mistake }));
    await expect(store.save(WEBP), JSON.stringify(mistake)).rejects.toThrow(StoreUnavailable);
    await expect(store.olderThan(new Date())).rejects.toThrow(StoreUnavailable);
  }
});

test("an overloaded store is tried three times; one without our bucket, or that closes the connection, once", async () => {
  for (const [status, code, times] of [
    [503, "SlowDown", 3],
    [404, "NoSuchBucket", 1],
    [0, "", 1],
  ] as const) {
    const broken = await startBrokenS3(status, code);
    await expect(s3Objects(broken.settings).read("public/x.webp")).rejects.toThrow(StoreUnavailable);
    expect([status, broken.asked()]).toEqual([status, times]);
    await broken.stop();
  }
});

test("all pictures are listed when they exceed one page of an S3 listing", { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 1_003 }, (_, number) => objects.write(`public/${number}.webp`, WEBP)));
  expect(await objects.list("public/")).toHaveLength(1_003);
  expect(await objects.list("private/")).toEqual([]);
});
