import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegOfScans, segment, withSegments } from "../../../tests/support/hostile/jpeg.ts";
import { jpegPicture, pngPicture, SECRET } from "../../../tests/support/hostile/pictures.ts";
import { chunk, png } from "../../../tests/support/hostile/png.ts";
import { acceptPicture } from "./accept-picture.server.ts";

/** The stored form of a picture that must be accepted. */
async function accepted(bytes: Buffer): Promise<{ webp: Buffer; width: number; height: number }> {
  const outcome = await acceptPicture(bytes);
  if (outcome.kind !== "accepted") throw new Error(`Not accepted: ${JSON.stringify(outcome)}`);
  return { ...outcome.picture, webp: Buffer.from(outcome.picture.webp) };
}

async function refusal(bytes: Buffer): Promise<string> {
  const outcome = await acceptPicture(bytes);
  return outcome.kind === "refused" ? outcome.reason : outcome.kind;
}

test("a picture is stored as a WebP without data of where, when or with what it was made", async () => {
  for (const sent of [await jpegPicture(), await pngPicture()]) {
    expect(sent.includes(SECRET)).toBe(true);
    const { webp, width, height } = await accepted(sent);
    expect([width, height, webp.includes(SECRET)]).toEqual([320, 200, false]);
    const metadata = await sharp(webp).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 320, height: 200, space: "srgb" });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test("a picture taken with the telephone on its side is rotated upright", async () => {
  const { width, height } = await accepted(await jpegPicture({ width: 320, height: 200, orientation: 6 }));
  expect([width, height]).toEqual([200, 320]);
});

test("colours of a wide-gamut profile are converted to sRGB", async () => {
  const wide = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#e72e6c" } })
    .withIccProfile("p3")
    .png()
    .toBuffer();
  const { webp } = await accepted(wide);
  const [red = 0, green = 0, blue = 0] = await sharp(webp).raw().toBuffer();
  for (const [shown, meant] of [
    [red, 0xe7],
    [green, 0x2e],
    [blue, 0x6c],
  ] as const)
    expect(Math.abs(shown - meant)).toBeLessThan(8);
});

test("a large picture is stored 1920 pixels wide, a small one is never enlarged", async () => {
  expect(await accepted(await jpegPicture({ width: 3000, height: 2000 }))).toMatchObject({ width: 1920, height: 1280 });
  expect(await accepted(await jpegPicture({ width: 154, height: 50 }))).toMatchObject({ width: 154, height: 50 });
});

test.for([
  [153, 50, 1],
  [154, 49, 1],
  [50, 154, 1],
  [154, 50, 6],
] as const)("a picture of %d by %d, with orientation %d, is too small", async ([width, height, orientation]) => {
  expect(await refusal(await jpegPicture({ width, height, orientation }))).toBe("too-small");
});

test("a picture that is rotated upright is measured upright", async () => {
  expect(await accepted(await jpegPicture({ width: 50, height: 154, orientation: 6 }))).toMatchObject({ width: 154, height: 50 });
});

test("40 megapixels are accepted, one row more is not", async () => {
  expect(await accepted(png({ width: 8000, height: 5000, depth: 1, colour: 0 }))).toMatchObject({ width: 1920, height: 1200 });
  expect(await refusal(png({ width: 8000, height: 5001, depth: 1, colour: 0 }))).toBe("too-many-pixels");
  expect(await refusal(png({ width: 12_001, height: 60, depth: 1, colour: 0 }))).toBe("too-many-pixels");
});

test("a picture that needs too much memory or too many passes is refused before decoding", async () => {
  expect(await refusal(png({ width: 6000, height: 6000, depth: 16, colour: 6, interlaced: true }))).toBe("too-complex");
  expect(await refusal(jpegOfScans(800, 600, 33))).toBe("too-complex");
  expect(await accepted(jpegOfScans(800, 600, 32))).toMatchObject({ width: 800 });
});

test("2 MB are accepted, a byte more is not, and an empty file is refused", async () => {
  const jpeg = await jpegPicture();
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  expect(await accepted(padded(2_097_152))).toMatchObject({ width: 320 });
  expect(await refusal(padded(2_097_153))).toBe("too-large");
  expect(await refusal(Buffer.alloc(0))).toBe("empty");
});

test("only the first frame of an animated picture is stored", async () => {
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const { webp } = await accepted(png({ width: 200, height: 90 }, { extra: [chunk("acTL", control)] }));
  expect((await sharp(webp).metadata()).pages).toBeUndefined();
});

test("files of other formats are refused, whatever follows them", async () => {
  const jpeg = await jpegPicture();
  const gif = await sharp(jpeg).gif().toBuffer();
  const webp = await sharp(jpeg).webp().toBuffer();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>`);
  const html = Buffer.from("<html><script>alert(1)</script></html>");
  for (const bytes of [gif, webp, svg, html, Buffer.concat([html, jpeg]), Buffer.from("%PDF-1.7")]) {
    expect(await refusal(bytes)).toBe("not-a-picture");
  }
});

test("a picture that contains a page, a document or an archive is refused; one with a film behind it is accepted", async () => {
  const jpeg = await jpegPicture();
  const html = Buffer.from("<SCRIPT>alert(1)</SCRIPT>");
  const zip = Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1");
  expect(await refusal(Buffer.concat([jpeg, zip]))).toBe("not-a-picture");
  expect(await refusal(withSegments(jpeg, segment(0xfe, html)))).toBe("not-a-picture");
  expect(await refusal(png({ width: 200, height: 90 }, { extra: [chunk("tEXt", html)] }))).toBe("not-a-picture");
  expect(await accepted(Buffer.concat([jpeg, Buffer.from("\0\0\0\u0018ftypmp42"), Buffer.alloc(900)]))).toMatchObject({ width: 320 });
});

test.for(["jpeg", "progressive", "png"] as const)("a truncated %s is refused", async (form) => {
  const whole = form === "png" ? await pngPicture() : await jpegPicture({ progressive: form === "progressive" });
  for (const share of [0.1, 0.5, 0.9, 0.99]) expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)))).toBe("broken");
});

test("damaged pixels are refused", async () => {
  const damaged = await pngPicture();
  damaged.fill(0x55, damaged.indexOf("IDAT") + 40, damaged.indexOf("IDAT") + 60);
  expect(await refusal(damaged)).toBe("broken");
});

test("concurrent pictures are accepted one by one; above the limit the last are told to retry", async () => {
  const jpeg = await jpegPicture({ width: 1200, height: 900 });
  const outcomes = await Promise.all(Array.from({ length: 14 }, () => acceptPicture(jpeg)));
  expect(outcomes.map(({ kind }) => kind)).toEqual([...Array<string>(10).fill("accepted"), ...Array<string>(4).fill("busy")]);
  expect(await accepted(jpeg)).toMatchObject({ width: 1200 });
});

test("many pictures from one office leave room for a visitor from elsewhere", async () => {
  const photo = await jpegPicture();
  const office = Array.from({ length: 10 }, (_, network) => acceptPicture(photo, `2001:db8:1:${network}::1`));
  const visitor = acceptPicture(photo, "198.51.100.9");
  expect((await visitor).kind).toBe("accepted");
  expect((await Promise.all(office)).map(({ kind }) => kind)).toContain("busy");
});
