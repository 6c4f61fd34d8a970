import sharp from "sharp";
import { afterAll, afterEach, expect, test } from "vitest";
import { uploadedImage } from "../../src/contract/answers.ts";
import { folderPictures } from "../../src/media/picture-store.server.ts";
import { claimUpload } from "../../src/media/uploads/claim-upload.server.ts";
import { releaseUpload } from "../../src/media/uploads/release-upload.server.ts";
import { testApp } from "../support/app.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { jpegPicture, pngPicture } from "../support/hostile/pictures.ts";
import { png } from "../support/hostile/png.ts";
import { problemOf, refusedFields } from "../support/problem.ts";

const PATH = "/api/public/media/image";
const MISSING = "Required parameter requestParameters.file was null or undefined when calling uploadImage";
const E = "upload.errors";

const product = await testApp({ fill: addFourBrands });
const picture = await jpegPicture();
afterAll(() => product.close());
afterEach(() => product.db.deleteFrom("upload").execute());

type Sending = { host?: string; headers?: Record<string, string>; address?: string };

/** A multipart form as browsers send it, in one buffer. */
async function sendForm(form: FormData, { headers, ...options }: Sending = {}): Promise<Response> {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return product.post(PATH, { ...options, body: await encoded.arrayBuffer(), headers: { "content-type": type, ...headers } });
}

async function send(bytes: Buffer | string, options?: Sending & { name?: string; type?: string }): Promise<Response> {
  const form = new FormData();
  const content = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  form.append("file", new File([content], options?.name ?? "foto.jpg", { type: options?.type ?? "image/jpeg" }));
  return sendForm(form, options);
}

async function answerOf(answer: Response): Promise<{ id: number; url: string }> {
  expect(answer.status).toBe(201);
  return uploadedImage.parse(await answer.json());
}

test("the typed client uploads a picture, which is not public", async () => {
  const { id, url } = await product.client("kids").uploadImage({ file: new File([new Uint8Array(picture)], "foto.jpg") });
  expect(url).toMatch(/^\/static\/uploads\/[0-9a-f-]{36}\.webp$/);
  expect((await product.get(url)).status).toBe(404);
  expect(await product.db.selectFrom("upload").select(["id", "platform_id", "width"]).execute()).toEqual([
    { id, platform_id: 3, width: 320 },
  ]);
});

test("a released picture is served only as a picture", async () => {
  const { id, url } = await answerOf(await send(await pngPicture(), { host: "kids.localhost", name: "foto.png", type: "image/png" }));
  await claimUpload(product.db, { id, platformId: 3 });
  await releaseUpload(product.db, folderPictures(product.mediaFolder), id);
  const shown = await product.get(url, "kids.localhost");
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: "webp", width: 320, height: 200 });
});

test.for([
  "/static/uploads/x.webp",
  "/static/uploads/..%2fprivate%2fx.webp",
  "/static/uploads/%00",
  "/static/uploads/",
  "/static/uploads/%2e%2e",
])("there is no picture at %s", async (path) => {
  expect((await product.get(path)).status).toBe(404);
});

test("without a file the answer has the specified message for the missing parameter", async () => {
  const text = new FormData();
  text.append("file", "no file");
  const unnamed = new FormData();
  unnamed.append("file", new File([], ""));
  for (const answer of [
    await sendForm(text),
    await sendForm(unnamed),
    await sendForm(new FormData()),
    await product.post(PATH, { body: "" }),
  ]) {
    expect(await problemOf(answer)).toMatchObject({ status: 400, detail: MISSING });
  }
});

test.for([
  ["an empty file", async () => Buffer.alloc(0), 400, `${E}.empty`],
  ["2 MB and a byte", async () => Buffer.concat([picture, Buffer.alloc(2_097_153 - picture.length)]), 413, `${E}.tooLarge`],
  ["3 MB", async () => Buffer.concat([picture, Buffer.alloc(3_000_000)]), 413, `${E}.tooLarge`],
  ["an SVG that says it is a JPEG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415, `${E}.notAPicture`],
  ["a GIF", async () => sharp(picture).gif().toBuffer(), 415, `${E}.notAPicture`],
  ["a page", async () => Buffer.from("<html>"), 415, `${E}.notAPicture`],
  ["153 by 50 pixels", async () => jpegPicture({ width: 153, height: 50 }), 422, `${E}.tooSmall`],
  ["41 megapixels", async () => png({ width: 8200, height: 5000, depth: 1, colour: 0 }), 422, `${E}.tooManyPixels`],
  ["half a picture", async () => picture.subarray(0, picture.length >> 1), 422, `${E}.broken`],
] as const)("%s is refused with its own message", async ([, bytes, status, key]) => {
  expect(await refusedFields(await send(await bytes()))).toEqual({ status, fields: { file: key } });
  expect(await product.db.selectFrom("upload").select("id").execute()).toEqual([]);
});

test("the message is in the language of the brand", async () => {
  const tiny = await jpegPicture({ width: 100, height: 40 });
  const dutch = await problemOf(await send(tiny, { host: "kids.localhost" }));
  expect(dutch.errors?.[0]?.message).toBe("Deze foto is te klein. Kies er een van minstens 154 pixels breed en 50 pixels hoog.");
  const german = await problemOf(await send(tiny, { host: "de.localhost" }));
  expect(german.errors?.[0]?.message).toBe(
    "Dieses Bild ist zu klein. Bitte wählen Sie eines, das mindestens 154 Pixel breit und 50 Pixel hoch ist.",
  );
});

test("154 by 50 pixels are enough", async () => {
  await answerOf(await send(await jpegPicture({ width: 154, height: 50 })));
});

test("a far too large body is refused with a message, with or without Content-Length", async () => {
  const large = Buffer.alloc(9_000_000);
  expect((await problemOf(await send(large))).status).toBe(413);
  expect((await problemOf(await send(large, { headers: { "content-length": "9000200" } }))).status).toBe(413);
  await answerOf(await send(picture));
});

test("several pictures, or other fields, are refused", async () => {
  const two = new FormData();
  for (const name of ["a.jpg", "b.jpg"]) two.append("file", new File([new Uint8Array(picture)], name));
  expect(await refusedFields(await sendForm(two))).toEqual({ status: 422, fields: { file: `${E}.oneOnly` } });
  const more = new FormData();
  more.append("file", new File([new Uint8Array(picture)], "a.jpg"));
  more.append("title", "Foto");
  expect(await refusedFields(await sendForm(more))).toEqual({ status: 422, fields: { title: "problem.fieldUnknown" } });
});

test("other content types and invalid forms are refused", async () => {
  const types = ["application/json", "image/jpeg", "text/html", "multipart/form-data", "multipart/mixed; boundary=x"];
  for (const type of types) {
    const answer = await product.post(PATH, { body: new Uint8Array(picture), headers: { "content-type": type } });
    expect([type, (await problemOf(answer)).status]).toEqual([type, 415]);
  }
  const torn = await product.post(PATH, { body: "--x\r\nnonsense", headers: { "content-type": "multipart/form-data; boundary=x" } });
  expect(await problemOf(torn)).toMatchObject({ status: 400, detail: "The body is not multipart/form-data" });
  expect((await send(picture, { headers: { "content-encoding": "gzip" } })).status).toBe(415);
});

test("a visitor who disconnects while sending causes no error", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("aborted")) });
  const answer = await product.post(PATH, { body: broken, headers: { "content-type": "multipart/form-data; boundary=x" } });
  expect(await problemOf(answer)).toMatchObject({ status: 400, detail: "The body broke off" });
  expect(product.errors).toEqual([]);
});

test("a repeated upload with the same key is stored once, another picture with it is refused", async () => {
  const headers = { "idempotency-key": "sleutel-0001" };
  const first = await answerOf(await send(picture, { headers }));
  expect(await answerOf(await send(picture, { headers }))).toEqual(first);
  expect(await product.db.selectFrom("upload").select("id").execute()).toEqual([{ id: first.id }]);
  const other = await refusedFields(await send(await pngPicture(), { headers }));
  expect(other).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyReused" } });
  const short = await refusedFields(await send(picture, { headers: { "idempotency-key": "kort" } }));
  expect(short).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyInvalid" } });
});

test("too many pictures are refused with Retry-After", async () => {
  const from = { address: "203.0.113.40" };
  for (let time = 0; time < 20; time += 1) expect((await send(Buffer.from("GIF89a"), from)).status).toBe(415);
  const answer = await send(picture, from);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await problemOf(answer)).status).toBe(429);
  await answerOf(await send(picture, { address: "198.51.100.40" }));
});
