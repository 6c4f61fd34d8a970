import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { segment, withSegments } from "../../../tests/support/hostile/jpeg.ts";
import { jpegPicture } from "../../../tests/support/hostile/pictures.ts";
import { takePicture } from "./accept-picture.server.ts";

const baseline = await jpegPicture();
const progressive = await jpegPicture({ progressive: true });

/** Where the header of a scan begins, counted from the first. */
function scanAt(jpeg: Buffer, index = 0): number {
  const starts = [...jpeg.keys()].filter((at) => jpeg[at] === 0xff && jpeg[at + 1] === 0xda);
  return starts[index] ?? -1;
}

function putIn(jpeg: Buffer, at: number, ...bytes: number[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);
}

/** What the header of the first scan says it sends, as some Samsungs write it. */
function scanSaying(jpeg: Buffer, ...said: [number, number, number]): Buffer {
  const patched = Buffer.from(jpeg);
  patched.set(said, scanAt(patched) + 2 + patched.readUInt16BE(scanAt(patched) + 2) - 3);
  return patched;
}

/** What tells one kept picture from another, or why there is none. */
async function kept(bytes: Buffer): Promise<string> {
  const outcome = await takePicture(bytes);
  if (outcome.kind === "taken") return createHash("sha256").update(outcome.picture.webp).digest("hex");
  return outcome.kind === "refused" ? outcome.reason : outcome.kind;
}

const beforeEnd = (jpeg: Buffer, ...bytes: number[]) => putIn(jpeg, jpeg.length - 2, ...bytes);
const odd: [string, Buffer, Buffer][] = [
  ["a scan that says it sends nothing", scanSaying(baseline, 0, 0, 0), baseline],
  ["a scan that says it sends a little", scanSaying(baseline, 1, 5, 0x21), baseline],
  ["bytes before the tables", putIn(baseline, 2, 0, 0, 0, 0), baseline],
  ["bytes before the scan", putIn(baseline, scanAt(baseline), 0x41, 0xff, 0x00, 0x41), baseline],
  ["bytes before the end", beforeEnd(baseline, 0x41, 0, 0x41), baseline],
  ["bytes before the end, progressive", beforeEnd(progressive, 0x41, 0, 0x41), progressive],
  ["bytes between two scans", putIn(progressive, scanAt(progressive, 1), 0x41, 0, 0x41), progressive],
  ["fill before markers", putIn(beforeEnd(baseline, 0xff, 0xff), scanAt(baseline), 0xff, 0xff, 0xff), baseline],
  ["a restart before the tables", putIn(baseline, 2, 0xff, 0xd0), baseline],
  [
    "a version of the format that is none yet",
    withSegments(baseline, segment(0xe0, Buffer.from("JFIF\0\u0007\u0001\0\0\u0001\0\u0001\0\0", "latin1"))),
    baseline,
  ],
  [
    "twelve sections of applications",
    withSegments(baseline, ...Array.from({ length: 12 }, (_, index) => segment(0xe3 + index, Buffer.alloc(9000, index)))),
    baseline,
  ],
  ["a film behind it", Buffer.concat([baseline, Buffer.from("\0\0\0\u0018ftypmp42", "latin1"), Buffer.alloc(5000, 1)]), baseline],
  ["a smaller picture behind it", Buffer.concat([baseline, baseline]), baseline],
  ["no end", baseline.subarray(0, -2), baseline],
  ["no end, progressive", progressive.subarray(0, -2), progressive],
];

test.for(odd)("a telephone's picture with %s is taken, pixel for pixel", async ([, sent, meant]) => {
  const whole = await kept(meant);
  expect(whole).toMatch(/^[0-9a-f]{64}$/);
  expect(await kept(sent)).toBe(whole);
});

test("a picture in the colours of print is taken", async () => {
  const print = await sharp(baseline).toColourspace("cmyk").jpeg().toBuffer();
  expect(await takePicture(print)).toMatchObject({ kind: "taken", picture: { width: 320, height: 200 } });
});

test.for(odd.filter(([name]) => !/behind it|end/.test(name)))("a picture with %s that broke off is refused", async ([, sent]) => {
  const end = Buffer.from([0xff, 0xd9]);
  for (const share of [0.6, 0.9, 0.98]) {
    const broken = sent.subarray(0, Math.floor(sent.length * share));
    expect([share, await kept(broken)]).toEqual([share, "broken"]);
    // A program that closes what it lost half of hides nothing by it.
    if (sent.includes(baseline.subarray(-40))) expect([share, await kept(Buffer.concat([broken, end]))]).toEqual([share, "broken"]);
  }
});

test("a progressive picture that broke off between two scans is refused", async () => {
  expect(await kept(progressive.subarray(0, scanAt(progressive, 3)))).toBe("broken");
});

test("a page between two segments of a picture makes it no picture", async () => {
  const page = Buffer.from("<script>alert(1)</script>");
  expect(await kept(putIn(baseline, scanAt(baseline), ...page))).toBe("not-a-picture");
});
