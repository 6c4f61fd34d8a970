import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { segment, withSegments } from "../../../tests/support/hostile/jpeg.ts";
import { jpegPicture } from "../../../tests/support/hostile/pictures.ts";
import { acceptPicture } from "./accept-picture.server.ts";

const baseline = await jpegPicture();
const progressive = await jpegPicture({ progressive: true });

/** Offset of the nth scan header. */
function scanAt(jpeg: Buffer, index = 0): number {
  const starts = [...jpeg.keys()].filter((at) => jpeg[at] === 0xff && jpeg[at + 1] === 0xda);
  return starts[index] ?? -1;
}

function putIn(jpeg: Buffer, at: number, ...bytes: number[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);
}

/** Changes the spectral selection in the first scan header, as some Samsung telephones do. */
function withScanHeader(jpeg: Buffer, ...header: [number, number, number]): Buffer {
  const patched = Buffer.from(jpeg);
  patched.set(header, scanAt(patched) + 2 + patched.readUInt16BE(scanAt(patched) + 2) - 3);
  return patched;
}

/** A hash of the stored picture, or the reason for its refusal. */
async function stored(bytes: Buffer): Promise<string> {
  const outcome = await acceptPicture(bytes);
  if (outcome.kind === "accepted") return createHash("sha256").update(outcome.picture.webp).digest("hex");
  return outcome.kind === "refused" ? outcome.reason : outcome.kind;
}

const beforeEnd = (jpeg: Buffer, ...bytes: number[]) => putIn(jpeg, jpeg.length - 2, ...bytes);
const odd: [string, Buffer, Buffer][] = [
  ["an empty scan header", withScanHeader(baseline, 0, 0, 0), baseline],
  ["a partial scan header", withScanHeader(baseline, 1, 5, 0x21), baseline],
  ["bytes before the tables", putIn(baseline, 2, 0, 0, 0, 0), baseline],
  ["bytes before the scan", putIn(baseline, scanAt(baseline), 0x41, 0xff, 0x00, 0x41), baseline],
  ["bytes before the end", beforeEnd(baseline, 0x41, 0, 0x41), baseline],
  ["bytes before the end, progressive", beforeEnd(progressive, 0x41, 0, 0x41), progressive],
  ["bytes between two scans", putIn(progressive, scanAt(progressive, 1), 0x41, 0, 0x41), progressive],
  ["fill before markers", putIn(beforeEnd(baseline, 0xff, 0xff), scanAt(baseline), 0xff, 0xff, 0xff), baseline],
  ["a restart before the tables", putIn(baseline, 2, 0xff, 0xd0), baseline],
  [
    "an unknown version of JFIF",
    withSegments(baseline, segment(0xe0, Buffer.from("JFIF\0\u0007\u0001\0\0\u0001\0\u0001\0\0", "latin1"))),
    baseline,
  ],
  [
    "twelve application segments",
    withSegments(baseline, ...Array.from({ length: 12 }, (_, index) => segment(0xe3 + index, Buffer.alloc(9000, index)))),
    baseline,
  ],
  ["a film behind it", Buffer.concat([baseline, Buffer.from("\0\0\0\u0018ftypmp42", "latin1"), Buffer.alloc(5000, 1)]), baseline],
  ["a smaller picture behind it", Buffer.concat([baseline, baseline]), baseline],
  ["no end", baseline.subarray(0, -2), baseline],
  ["no end, progressive", progressive.subarray(0, -2), progressive],
];

test.for(odd)("a telephone's picture with %s is accepted, pixel for pixel", async ([, sent, meant]) => {
  const whole = await stored(meant);
  expect(whole).toMatch(/^[0-9a-f]{64}$/);
  expect(await stored(sent)).toBe(whole);
});

test("a CMYK picture is accepted", async () => {
  const print = await sharp(baseline).toColourspace("cmyk").jpeg().toBuffer();
  expect(await acceptPicture(print)).toMatchObject({ kind: "accepted", picture: { width: 320, height: 200 } });
});

test.for(odd.filter(([name]) => !/behind it|end/.test(name)))("a truncated picture with %s is refused", async ([, sent]) => {
  const end = Buffer.from([0xff, 0xd9]);
  for (const share of [0.6, 0.9, 0.98]) {
    const broken = sent.subarray(0, Math.floor(sent.length * share));
    expect([share, await stored(broken)]).toEqual([share, "broken"]);
    // An appended end marker does not hide the missing half.
    if (sent.includes(baseline.subarray(-40))) expect([share, await stored(Buffer.concat([broken, end]))]).toEqual([share, "broken"]);
  }
});

test("a progressive picture truncated between two scans is refused", async () => {
  expect(await stored(progressive.subarray(0, scanAt(progressive, 3)))).toBe("broken");
});

test("a picture with a page between two segments is refused", async () => {
  const page = Buffer.from("<script>alert(1)</script>");
  expect(await stored(putIn(baseline, scanAt(baseline), ...page))).toBe("not-a-picture");
});
