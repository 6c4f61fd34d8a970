import { afterAll, afterEach, expect, test } from "vitest";
import { folderPictures, pictureStore } from "../src/media/picture-store.server.ts";
import { cachedObjects } from "../src/media/store/cached-objects.server.ts";
import { StoreUnavailable, type ObjectStore } from "../src/media/store/object-store.ts";
import { s3Objects } from "../src/media/store/s3-objects.server.ts";
import { makeWidths } from "../src/media/widths/make-widths.server.ts";
import { claimUpload } from "../src/media/uploads/claim-upload.server.ts";
import { releaseUpload } from "../src/media/uploads/release-upload.server.ts";
import { testApp } from "./support/app.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { jpegPicture } from "./support/hostile/pictures.ts";
import { problemOf } from "./support/problem.ts";
import { startS3 } from "./support/s3.ts";

const KIDS = 3;
const s3 = await startS3();
const bucket = s3Objects(s3.settings);
let isUnavailable = false;
const unlessUnavailable = <Result>(ask: () => Promise<Result>) =>
  isUnavailable ? Promise.reject(new StoreUnavailable("It does not answer.")) : ask();
/** Reads and checks that reached the bucket. */
const requests: string[] = [];
const remote: ObjectStore = {
  write: (key, bytes) => unlessUnavailable(() => bucket.write(key, bytes)),
  read: (key) => unlessUnavailable(() => (requests.push(`read ${key}`), bucket.read(key))),
  has: (key) => unlessUnavailable(() => (requests.push(`has ${key}`), bucket.has(key))),
  move: (from, to) => unlessUnavailable(() => bucket.move(from, to)),
  remove: (key) => unlessUnavailable(() => bucket.remove(key)),
  list: (prefix) => unlessUnavailable(() => bucket.list(prefix)),
};
const pictures = pictureStore(cachedObjects(remote, 1024 * 1024));
const product = await testApp({ fill: addFourBrands, pictures });
afterAll(async () => {
  await product.close();
  await s3.stop();
});
afterEach(() => void (isUnavailable = false));

async function sent(): Promise<{ id: number; url: string }> {
  const file = new File([new Uint8Array(await jpegPicture({ width: 640, height: 400 }))], "foto.jpg");
  return product.client("kids").uploadImage({ file });
}

async function released(): Promise<string> {
  const { id, url } = await sent();
  await claimUpload(product.db, { id, platformId: KIDS });
  await releaseUpload(product.db, pictures, id);
  await makeWidths(product.db, pictures, { upload: id });
  return url;
}

const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  product.app(new Request(`http://kids.localhost:3000${url}`, { method, headers }));

test("pictures of a bucket are served by us, in every width and format, and only when released", async () => {
  const { url: secret } = await sent();
  expect((await product.get(secret)).status).toBe(404);
  const url = await released();
  for (const [end, type] of [
    [".webp", "image/webp"],
    ["-400.avif", "image/avif"],
    ["-400.webp", "image/webp"],
    ["-640.avif", "image/avif"],
  ] as const) {
    const answer = await ask(url.replace(".webp", end));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get("content-length")));
  }
  for (const end of ["-640.webp", "-1000.avif", "-0400.avif", "-400.png", "-400.avif.draft"]) {
    expect([end, (await ask(url.replace(".webp", end))).status]).toEqual([end, 404]);
  }
  expect(await folderPictures(product.mediaFolder).olderThan(new Date(8e15))).toEqual([]);
});

test("a cached picture gives 304, HEAD has no body, and a range request gets the whole picture", async () => {
  const url = await released();
  const whole = await ask(url);
  const etag = whole.headers.get("etag") ?? "";
  const length = whole.headers.get("content-length");
  for (const known of [etag, `"other", W/${etag}`, "*"]) {
    const again = await ask(url, { "if-none-match": known });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  }
  expect((await ask(url, { "if-none-match": '"other"' })).status).toBe(200);
  const head = await ask(url, {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, length, ""]);
  const part = await ask(url, { range: "bytes=0-9" });
  expect([part.status, String((await part.arrayBuffer()).byteLength)]).toEqual([200, length]);
});

test("a second visitor causes no request to the bucket, and a conditional request reads no bytes", async () => {
  const url = (await released()).replace(".webp", "-400.avif");
  requests.length = 0;
  const known = await ask(url, { "if-none-match": `"${url.replace("/static/uploads/", "")}"` });
  expect([known.status, requests.map((one) => one.split(" ")[0])]).toEqual([304, ["has"]]);
  requests.length = 0;
  const [first, second] = [await ask(url), await ask(url)];
  expect([second.status, await second.arrayBuffer()]).toEqual([200, await first.arrayBuffer()]);
  expect(requests).toHaveLength(1);
});

test("a removed picture gives 404 for conditional requests too", async () => {
  const url = await released();
  const etag = (await ask(url)).headers.get("etag") ?? "";
  await pictures.remove(url.replace("/static/uploads/", ""));
  for (const end of [".webp", "-400.avif"]) expect((await ask(url.replace(".webp", end), { "if-none-match": etag })).status).toBe(404);
});

test("while the store is unavailable pictures and uploads give 503 with Retry-After, and nothing is lost", async () => {
  const url = await released();
  isUnavailable = true;
  // This width is not in the memory cache yet.
  const answer = await ask(url.replace(".webp", "-400.webp"));
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await jpegPicture())], "foto.jpg"));
  const refused = await product.app(new Request("http://kids.localhost:3000/api/public/media/image", { method: "POST", body: form }));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  expect((await problemOf(refused)).errors?.[0]?.message).toBe(
    "We kunnen nu even geen foto’s bewaren. Probeer het over een minuut opnieuw.",
  );
  expect(
    await product.db.selectFrom("upload").select("id").where("claimed_at", "is", null).where("file", "=", url.slice(16)).execute(),
  ).toEqual([]);

  isUnavailable = false;
  expect((await ask(url)).status).toBe(200);
  expect((await sent()).id).toBeGreaterThan(0);
});
