import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { chanceOf, type Chance } from "./chance.ts";
import { jpegOfScans, segment, withSegments, withSize } from "./jpeg.ts";
import { jpegPicture, pngPicture, SECRET } from "./pictures.ts";
import { chunk, png, type PngHeader } from "./png.ts";

/** `kind` says what it tries; `mayBeTaken` is false for what no picture of ours can come of. */
export type Hostile = { kind: string; bytes: Buffer; mayBeTaken: boolean };

type Making = { chance: Chance; jpegs: Buffer[]; pngs: Buffer[] };
type Maker = (making: Making) => Buffer | Promise<Buffer>;

const ZIP_END = Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1");
const HTML = Buffer.from("<!doctype html><script>alert(document.domain)</script>");
const MOST_BYTES = 2_000_000;

/** Ordinary pictures with an accident or a lie in them: taken or refused, both are right. */
const doubtful: Record<string, Maker> = {
  "flipped bytes in a JPEG": ({ chance, jpegs }) => flipped(chance.pick(jpegs), chance),
  "flipped bytes in a PNG": ({ chance, pngs }) => flipped(chance.pick(pngs), chance),
  "a JPEG with a piece twice": ({ chance, jpegs }) => repeated(chance.pick(jpegs), chance),
  "a PNG with a piece missing": ({ chance, pngs }) => without(chance.pick(pngs), chance),
  "two halves": ({ chance, jpegs, pngs }) => Buffer.concat([half(chance.pick(jpegs), 0), half(chance.pick(pngs), 1)]),
  "a JPEG that lies about its size": ({ chance, jpegs }) => withSize(chance.pick(jpegs), chance.below(65_536), chance.below(65_536)),
  "a PNG that lies about its size": ({ chance }) =>
    png(
      { width: 1 + chance.below(9000), height: 1 + chance.below(9000), colour: 6 },
      { pixels: deflateSync(Buffer.alloc(chance.below(90_000))) },
    ),
  "a PNG of random pixels": ({ chance }) => png({ width: 200, height: 90 }, { pixels: chance.bytes(400) }),
  "a PNG whose pixels go on for ever": ({ chance }) => png({ width: 200, height: 90 }, { pixels: inflating(chance) }),
  "a PNG of many small texts": ({ chance }) => png({ width: 200, height: 90 }, { extra: times(40_000 + chance.below(40_000), text()) }),
  "a PNG of texts that inflate": () => png({ width: 200, height: 90 }, { extra: times(120, compressedText()) }),
  "a PNG whose colour profile inflates": ({ chance }) => png({ width: 200, height: 90 }, { extra: [profile(inflating(chance))] }),
  "a PNG that moves": ({ chance }) => moving(chance),
  "a JPEG of nothing but metadata": ({ jpegs, chance }) =>
    withSegments(chance.pick(jpegs), ...times(25, segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0II*\0"), chance.bytes(60_000)])))),
  "a JPEG whose colour profile is broken": ({ jpegs, chance }) =>
    withSegments(
      chance.pick(jpegs),
      segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1"), chance.bytes(5000)])),
    ),
  "as many scans as a camera may make": ({ chance }) => jpegOfScans(1000 + chance.below(5000), 1000 + chance.below(5000), 32),
  "an enormous interlaced PNG": ({ chance }) => enormous(chance, { interlaced: true }),
  "an enormous PNG": ({ chance }) => enormous(chance, {}),
  "an enormous JPEG": ({ chance }) => enormousJpeg(chance),
};

/** What is no picture of ours, however it begins. */
const hopeless: Record<string, Maker> = {
  "a JPEG that ends early": ({ chance, jpegs }) => cut(chance.pick(jpegs), chance),
  "a PNG that ends early": ({ chance, pngs }) => cut(chance.pick(pngs), chance),
  "a JPEG of too many scans": ({ chance }) => jpegOfScans(4000 + chance.below(2000), 6000, 33 + chance.below(800)),
  "a PNG of too many pixels": ({ chance }) =>
    png({ width: 40_000, height: 20_000 + chance.below(40_000), depth: 1, colour: 0 }, { pixels: deflateSync(Buffer.alloc(9)) }),
  "a JPEG of 65535 by 65535": ({ chance, jpegs }) => withSize(chance.pick(jpegs), 65_535, 65_535),
  "one endless row": ({ chance }) => png({ width: 100_000 + chance.below(700_000), height: 50, depth: 16, colour: 6 }),
  "an SVG": () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>`),
  "an SVG of entities": () =>
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${"x".repeat(999)}">]><svg>${"&a;".repeat(9999)}</svg>`),
  "a GIF": () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: "#27a" } })
      .gif()
      .toBuffer(),
  "a WebP": () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: "#27a" } })
      .webp()
      .toBuffer(),
  "a TIFF": () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: "#27a" } })
      .tiff()
      .toBuffer(),
  "a page": () => HTML,
  "a document": () => Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF"),
  "an archive": () => Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200), ZIP_END]),
  "a program": () => Buffer.concat([Buffer.from("\u007fELF\u0002\u0001\u0001", "latin1"), Buffer.alloc(600)]),
  "a JPEG behind a GIF's name": ({ chance, jpegs }) => Buffer.concat([Buffer.from("GIF89a"), chance.pick(jpegs)]),
  "a JPEG behind a page": ({ chance, jpegs }) => Buffer.concat([HTML, chance.pick(jpegs)]),
  "a JPEG with an archive behind it": ({ chance, jpegs }) =>
    Buffer.concat([chance.pick(jpegs), Buffer.from("PK\u0003\u0004"), chance.bytes(400), ZIP_END]),
  "a PNG with a page behind it": ({ chance, pngs }) => Buffer.concat([chance.pick(pngs), HTML]),
  "a JPEG with a page in its comment": ({ chance, jpegs }) => withSegments(chance.pick(jpegs), segment(0xfe, HTML)),
  "a PNG with a program in its text": () =>
    png({ width: 200, height: 90 }, { extra: [chunk("tEXt", Buffer.from("Comment\0<?php system($_GET[0]); ?>"))] }),
  "random bytes behind a JPEG's first": ({ chance }) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), chance.bytes(3000)]),
  "random bytes": ({ chance }) => chance.bytes(1 + chance.below(3000)),
  "the first bytes of a PNG": ({ chance, pngs }) => chance.pick(pngs).subarray(0, 8 + chance.below(25)),
  nothing: () => Buffer.alloc(0),
};

/** As many hostile pictures as asked, of all kinds in turn; the same for the same seed. */
export async function* hostilePictures(count: number, seed: number): AsyncGenerator<Hostile> {
  const chance = chanceOf(seed);
  const jpegs = [
    await jpegPicture({ seed }),
    await jpegPicture({ seed, progressive: true, orientation: 6 }),
    await jpegPicture({ seed, width: 1200, height: 900 }),
  ];
  const pngs = [await pngPicture({ seed }), await pngPicture({ seed, width: 160, height: 60 })];
  const makers = [
    ...Object.entries(doubtful).map(([kind, make]) => ({ kind, make, mayBeTaken: true })),
    ...Object.entries(hopeless).map(([kind, make]) => ({ kind, make, mayBeTaken: false })),
  ];
  for (let made = 0; made < count; made += 1) {
    const maker = makers[made % makers.length];
    if (!maker) return;
    const { kind, make, mayBeTaken } = maker;
    const bytes = await make({ chance, jpegs, pngs });
    yield { kind, bytes: bytes.subarray(0, MOST_BYTES), mayBeTaken };
  }
}

function flipped(picture: Buffer, chance: Chance): Buffer {
  const bytes = Buffer.from(picture);
  for (let flips = 1 + chance.below(40); flips > 0; flips -= 1) bytes[chance.below(bytes.length)] = chance.below(256);
  return bytes;
}

function repeated(picture: Buffer, chance: Chance): Buffer {
  const at = chance.below(picture.length);
  const piece = picture.subarray(at, at + chance.below(500));
  return Buffer.concat([picture.subarray(0, at), piece, piece, picture.subarray(at)]);
}

function without(picture: Buffer, chance: Chance): Buffer {
  const at = 8 + chance.below(picture.length);
  return Buffer.concat([picture.subarray(0, at), picture.subarray(at + 1 + chance.below(200))]);
}

function half(picture: Buffer, which: 0 | 1): Buffer {
  const middle = picture.length >> 1;
  return which === 0 ? picture.subarray(0, middle) : picture.subarray(middle);
}

/** Before its last two bytes, the end of a JPEG, or the last chunk of a PNG. */
function cut(picture: Buffer, chance: Chance): Buffer {
  return picture.subarray(0, 8 + chance.below(picture.length - 12));
}

/** Up to 300 MB out of 300 KB. */
function inflating(chance: Chance): Buffer {
  return deflateSync(Buffer.alloc(100_000_000 + chance.below(200_000_000)), { level: 1 });
}

function profile(compressed: Buffer): Buffer {
  return chunk("iCCP", Buffer.concat([Buffer.from("profile\0\0"), compressed]));
}

function text(): Buffer {
  return chunk("tEXt", Buffer.from(`a\0${SECRET.slice(0, 5)}`));
}

function compressedText(): Buffer {
  return chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(6_000_000), { level: 9 })]));
}

/** An animated PNG that announces more frames than it has. */
function moving(chance: Chance): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(1 + chance.below(2_000_000_000), 0);
  return png({ width: 200, height: 90 }, { extra: [chunk("acTL", control), chunk("fcTL", chance.bytes(26))] });
}

function enormous(chance: Chance, options: Partial<PngHeader>): Buffer {
  const [depth, colour] = chance.pick([
    [8, 2],
    [8, 6],
    [16, 6],
    [1, 0],
    [8, 3],
  ] as const);
  const width = chance.pick([3400, 6300, 11_900]);
  return png({ width, height: Math.floor(39_900_000 / width), depth, colour, ...options });
}

async function enormousJpeg(chance: Chance): Promise<Buffer> {
  const width = chance.pick([3400, 6300, 11_900]);
  const flat = { width, height: Math.floor(39_900_000 / width), channels: 3, background: "#27a" } as const;
  return sharp({ create: flat })
    .jpeg({ quality: 40, progressive: chance.below(2) === 0, chromaSubsampling: chance.pick(["4:4:4", "4:2:0"]) })
    .withMetadata({ orientation: 1 + chance.below(8) })
    .toBuffer();
}

function times(count: number, bytes: Buffer): Buffer[] {
  return Array.from({ length: count }, () => bytes);
}
