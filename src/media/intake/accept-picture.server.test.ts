import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegOfScans, segment, withSegments } from "../../../tests/support/hostile/jpeg.ts";
import { jpegPicture, pngPicture, SECRET } from "../../../tests/support/hostile/pictures.ts";
import { chunk, png } from "../../../tests/support/hostile/png.ts";
import { takePicture } from "./accept-picture.server.ts";

/** A picture that must be taken, as it is kept. */
async function taken(bytes: Buffer): Promise<{ webp: Buffer; width: number; height: number }> {
  const outcome = await takePicture(bytes);
  if (outcome.kind !== "taken") throw new Error(`Not taken: ${JSON.stringify(outcome)}`);
  return { ...outcome.picture, webp: Buffer.from(outcome.picture.webp) };
}

async function refusal(bytes: Buffer): Promise<string> {
  const outcome = await takePicture(bytes);
  return outcome.kind === "refused" ? outcome.reason : outcome.kind;
}

test("a picture is kept as a WebP in which nothing says where, when or with what it was made", async () => {
  for (const sent of [await jpegPicture(), await pngPicture()]) {
    expect(sent.includes(SECRET)).toBe(true);
    const { webp, width, height } = await taken(sent);
    expect([width, height, webp.includes(SECRET)]).toEqual([320, 200, false]);
    const kept = await sharp(webp).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 320, height: 200, space: "srgb" });
    expect([kept.exif, kept.xmp, kept.icc, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  }
});

test("a picture that was taken with the telephone on its side stands upright", async () => {
  const { width, height } = await taken(await jpegPicture({ width: 320, height: 200, orientation: 6 }));
  expect([width, height]).toEqual([200, 320]);
});

test("colours of a wider profile become those that every screen shows", async () => {
  const wide = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#e72e6c" } })
    .withIccProfile("p3")
    .png()
    .toBuffer();
  const { webp } = await taken(wide);
  const [red = 0, green = 0, blue = 0] = await sharp(webp).raw().toBuffer();
  for (const [shown, meant] of [
    [red, 0xe7],
    [green, 0x2e],
    [blue, 0x6c],
  ] as const)
    expect(Math.abs(shown - meant)).toBeLessThan(8);
});

test("a large picture is kept 1920 pixels wide, a small one is never enlarged", async () => {
  expect(await taken(await jpegPicture({ width: 3000, height: 2000 }))).toMatchObject({ width: 1920, height: 1280 });
  expect(await taken(await jpegPicture({ width: 154, height: 50 }))).toMatchObject({ width: 154, height: 50 });
});

test.for([
  [153, 50, 1],
  [154, 49, 1],
  [50, 154, 1],
  [154, 50, 6],
] as const)("a picture of %d by %d, turned by %d, is too small", async ([width, height, orientation]) => {
  expect(await refusal(await jpegPicture({ width, height, orientation }))).toBe("too-small");
});

test("a picture that stands upright after it is turned is measured upright", async () => {
  expect(await taken(await jpegPicture({ width: 50, height: 154, orientation: 6 }))).toMatchObject({ width: 154, height: 50 });
});

test("40 megapixels are taken, a row more is not", async () => {
  expect(await taken(png({ width: 8000, height: 5000, depth: 1, colour: 0 }))).toMatchObject({ width: 1920, height: 1200 });
  expect(await refusal(png({ width: 8000, height: 5001, depth: 1, colour: 0 }))).toBe("too-many-pixels");
  expect(await refusal(png({ width: 12_001, height: 60, depth: 1, colour: 0 }))).toBe("too-many-pixels");
});

test("what would take a decoder much memory or many rounds is refused before it begins", async () => {
  expect(await refusal(png({ width: 6000, height: 6000, depth: 16, colour: 6, interlaced: true }))).toBe("too-complex");
  expect(await refusal(jpegOfScans(800, 600, 33))).toBe("too-complex");
  expect(await taken(jpegOfScans(800, 600, 32))).toMatchObject({ width: 800 });
});

test("2 MB are taken, a byte more is not, and nothing is nothing", async () => {
  const jpeg = await jpegPicture();
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  expect(await taken(padded(2_097_152))).toMatchObject({ width: 320 });
  expect(await refusal(padded(2_097_153))).toBe("too-large");
  expect(await refusal(Buffer.alloc(0))).toBe("empty");
});

test("of a picture that moves only the first is kept", async () => {
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const { webp } = await taken(png({ width: 200, height: 90 }, { extra: [chunk("acTL", control)] }));
  expect((await sharp(webp).metadata()).pages).toBeUndefined();
});

test("files of other kinds are no pictures, whatever stands behind them", async () => {
  const jpeg = await jpegPicture();
  const gif = await sharp(jpeg).gif().toBuffer();
  const webp = await sharp(jpeg).webp().toBuffer();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>`);
  const html = Buffer.from("<html><script>alert(1)</script></html>");
  for (const bytes of [gif, webp, svg, html, Buffer.concat([html, jpeg]), Buffer.from("%PDF-1.7")]) {
    expect(await refusal(bytes)).toBe("not-a-picture");
  }
});

test("a picture with a page, a document or an archive in it is no picture; one with a film behind it is", async () => {
  const jpeg = await jpegPicture();
  const html = Buffer.from("<SCRIPT>alert(1)</SCRIPT>");
  const zip = Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1");
  expect(await refusal(Buffer.concat([jpeg, zip]))).toBe("not-a-picture");
  expect(await refusal(withSegments(jpeg, segment(0xfe, html)))).toBe("not-a-picture");
  expect(await refusal(png({ width: 200, height: 90 }, { extra: [chunk("tEXt", html)] }))).toBe("not-a-picture");
  expect(await taken(Buffer.concat([jpeg, Buffer.from("\0\0\0\u0018ftypmp42"), Buffer.alloc(900)]))).toMatchObject({ width: 320 });
});

test.for(["jpeg", "progressive", "png"] as const)("a %s that broke off anywhere is refused", async (form) => {
  const whole = form === "png" ? await pngPicture() : await jpegPicture({ progressive: form === "progressive" });
  for (const share of [0.1, 0.5, 0.9, 0.99]) expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)))).toBe("broken");
});

test("damaged pixels are refused", async () => {
  const damaged = await pngPicture();
  damaged.fill(0x55, damaged.indexOf("IDAT") + 40, damaged.indexOf("IDAT") + 60);
  expect(await refusal(damaged)).toBe("broken");
});

test("many pictures at once are taken one by one; of too many the last are asked to come back", async () => {
  const jpeg = await jpegPicture({ width: 1200, height: 900 });
  const outcomes = await Promise.all(Array.from({ length: 14 }, () => takePicture(jpeg)));
  expect(outcomes.map(({ kind }) => kind)).toEqual([...Array<string>(10).fill("taken"), ...Array<string>(4).fill("busy")]);
  expect(await taken(jpeg)).toMatchObject({ width: 1200 });
});

test("many pictures from the networks of one office leave room for a visitor from elsewhere", async () => {
  const photo = await jpegPicture();
  const office = Array.from({ length: 10 }, (_, network) => takePicture(photo, `2001:db8:1:${network}::1`));
  const visitor = takePicture(photo, "198.51.100.9");
  expect((await visitor).kind).toBe("taken");
  expect((await Promise.all(office)).map(({ kind }) => kind)).toContain("busy");
});
