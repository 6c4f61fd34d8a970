import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { seededRandom, type Random } from "../../../packages/random/random.ts";
import { jpegOfScans, segment, withSegments, withSize } from "./jpeg.ts";
import { jpegPicture, pngPicture, SECRET } from "./pictures.ts";
import { chunk, png, type PngHeader } from "./png.ts";

/** `kind` names the attack; `mayBeTaken` is false for input that must be refused. */
export type Hostile = { kind: string; bytes: Buffer; mayBeTaken: boolean };

type Making = { random: Random; jpegs: Buffer[]; pngs: Buffer[] };
type Maker = (making: Making) => Buffer | Promise<Buffer>;

const ZIP_END = Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1");
const HTML = Buffer.from("<!doctype html><script>alert(document.domain)</script>");
const MAX_BYTES = 2_000_000;

/** Damaged or false pictures: accepting or refusing them are both right. */
const ambiguous: Record<string, Maker> = {
  "flipped bytes in a JPEG": ({ random, jpegs }) => flipped(random.oneOf(jpegs), random),
  "flipped bytes in a PNG": ({ random, pngs }) => flipped(random.oneOf(pngs), random),
  "a JPEG with a piece twice": ({ random, jpegs }) => repeated(random.oneOf(jpegs), random),
  "a PNG with a piece missing": ({ random, pngs }) => without(random.oneOf(pngs), random),
  "two halves": ({ random, jpegs, pngs }) => Buffer.concat([half(random.oneOf(jpegs), 0), half(random.oneOf(pngs), 1)]),
  "a JPEG that lies about its size": ({ random, jpegs }) => withSize(random.oneOf(jpegs), random.below(65_536), random.below(65_536)),
  "a PNG that lies about its size": ({ random }) =>
    png(
      { width: 1 + random.below(9000), height: 1 + random.below(9000), colour: 6 },
      { pixels: deflateSync(Buffer.alloc(random.below(90_000))) },
    ),
  "a PNG of random pixels": ({ random }) => png({ width: 200, height: 90 }, { pixels: random.bytes(400) }),
  "a PNG whose pixels go on for ever": ({ random }) => png({ width: 200, height: 90 }, { pixels: inflating(random) }),
  "a PNG of many small texts": ({ random }) => png({ width: 200, height: 90 }, { extra: times(40_000 + random.below(40_000), text()) }),
  "a PNG of texts that inflate": () => png({ width: 200, height: 90 }, { extra: times(120, compressedText()) }),
  "a PNG whose colour profile inflates": ({ random }) => png({ width: 200, height: 90 }, { extra: [profile(inflating(random))] }),
  "a PNG that moves": ({ random }) => moving(random),
  "a JPEG of nothing but metadata": ({ jpegs, random }) =>
    withSegments(random.oneOf(jpegs), ...times(25, segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0II*\0"), random.bytes(60_000)])))),
  "a JPEG whose colour profile is broken": ({ jpegs, random }) =>
    withSegments(
      random.oneOf(jpegs),
      segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1"), random.bytes(5000)])),
    ),
  "as many scans as a camera may make": ({ random }) => jpegOfScans(1000 + random.below(5000), 1000 + random.below(5000), 32),
  "an enormous interlaced PNG": ({ random }) => enormous(random, { interlaced: true }),
  "an enormous PNG": ({ random }) => enormous(random, {}),
  "an enormous JPEG": ({ random }) => enormousJpeg(random),
};

/** Input that must be refused, whatever its first bytes are. */
const invalid: Record<string, Maker> = {
  "a JPEG that ends early": ({ random, jpegs }) => cut(random.oneOf(jpegs), random),
  "a PNG that ends early": ({ random, pngs }) => cut(random.oneOf(pngs), random),
  "a JPEG of too many scans": ({ random }) => jpegOfScans(4000 + random.below(2000), 6000, 33 + random.below(800)),
  "a PNG of too many pixels": ({ random }) =>
    png({ width: 40_000, height: 20_000 + random.below(40_000), depth: 1, colour: 0 }, { pixels: deflateSync(Buffer.alloc(9)) }),
  "a JPEG of 65535 by 65535": ({ random, jpegs }) => withSize(random.oneOf(jpegs), 65_535, 65_535),
  "one endless row": ({ random }) => png({ width: 100_000 + random.below(700_000), height: 50, depth: 16, colour: 6 }),
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
  "a JPEG behind a GIF's name": ({ random, jpegs }) => Buffer.concat([Buffer.from("GIF89a"), random.oneOf(jpegs)]),
  "a JPEG behind a page": ({ random, jpegs }) => Buffer.concat([HTML, random.oneOf(jpegs)]),
  "a JPEG with an archive behind it": ({ random, jpegs }) =>
    Buffer.concat([random.oneOf(jpegs), Buffer.from("PK\u0003\u0004"), random.bytes(400), ZIP_END]),
  "a PNG with a page behind it": ({ random, pngs }) => Buffer.concat([random.oneOf(pngs), HTML]),
  "a JPEG with a page in its comment": ({ random, jpegs }) => withSegments(random.oneOf(jpegs), segment(0xfe, HTML)),
  "a PNG with a program in its text": () =>
    png({ width: 200, height: 90 }, { extra: [chunk("tEXt", Buffer.from("Comment\0<?php system($_GET[0]); ?>"))] }),
  "random bytes behind a JPEG's first": ({ random }) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), random.bytes(3000)]),
  "random bytes": ({ random }) => random.bytes(1 + random.below(3000)),
  "the first bytes of a PNG": ({ random, pngs }) => random.oneOf(pngs).subarray(0, 8 + random.below(25)),
  nothing: () => Buffer.alloc(0),
};

/** `count` hostile pictures, cycling through all kinds; the same for the same seed. */
export async function* hostilePictures(count: number, seed: number): AsyncGenerator<Hostile> {
  const random = seededRandom(seed);
  const jpegs = [
    await jpegPicture({ seed }),
    await jpegPicture({ seed, progressive: true, orientation: 6 }),
    await jpegPicture({ seed, width: 1200, height: 900 }),
  ];
  const pngs = [await pngPicture({ seed }), await pngPicture({ seed, width: 160, height: 60 })];
  const makers = [
    ...Object.entries(ambiguous).map(([kind, make]) => ({ kind, make, mayBeTaken: true })),
    ...Object.entries(invalid).map(([kind, make]) => ({ kind, make, mayBeTaken: false })),
  ];
  for (let made = 0; made < count; made += 1) {
    const maker = makers[made % makers.length];
    if (!maker) return;
    const { kind, make, mayBeTaken } = maker;
    const bytes = await make({ random, jpegs, pngs });
    yield { kind, bytes: bytes.subarray(0, MAX_BYTES), mayBeTaken };
  }
}

function flipped(picture: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(picture);
  for (let flips = 1 + random.below(40); flips > 0; flips -= 1) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

function repeated(picture: Buffer, random: Random): Buffer {
  const at = random.below(picture.length);
  const piece = picture.subarray(at, at + random.below(500));
  return Buffer.concat([picture.subarray(0, at), piece, piece, picture.subarray(at)]);
}

function without(picture: Buffer, random: Random): Buffer {
  const at = 8 + random.below(picture.length);
  return Buffer.concat([picture.subarray(0, at), picture.subarray(at + 1 + random.below(200))]);
}

function half(picture: Buffer, which: 0 | 1): Buffer {
  const middle = picture.length >> 1;
  return which === 0 ? picture.subarray(0, middle) : picture.subarray(middle);
}

/** Cuts before the last two bytes (the end marker of a JPEG) or the last chunk of a PNG. */
function cut(picture: Buffer, random: Random): Buffer {
  return picture.subarray(0, 8 + random.below(picture.length - 12));
}

/** A compression bomb: up to 300 MB from 300 KB. */
function inflating(random: Random): Buffer {
  return deflateSync(Buffer.alloc(100_000_000 + random.below(200_000_000)), { level: 1 });
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
function moving(random: Random): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(1 + random.below(2_000_000_000), 0);
  return png({ width: 200, height: 90 }, { extra: [chunk("acTL", control), chunk("fcTL", random.bytes(26))] });
}

function enormous(random: Random, options: Partial<PngHeader>): Buffer {
  const [depth, colour] = random.oneOf([
    [8, 2],
    [8, 6],
    [16, 6],
    [1, 0],
    [8, 3],
  ] as const);
  const width = random.oneOf([3400, 6300, 11_900]);
  return png({ width, height: Math.floor(39_900_000 / width), depth, colour, ...options });
}

async function enormousJpeg(random: Random): Promise<Buffer> {
  const width = random.oneOf([3400, 6300, 11_900]);
  const flat = { width, height: Math.floor(39_900_000 / width), channels: 3, background: "#27a" } as const;
  return sharp({ create: flat })
    .jpeg({ quality: 40, progressive: random.below(2) === 0, chromaSubsampling: random.oneOf(["4:4:4", "4:2:0"]) })
    .withMetadata({ orientation: 1 + random.below(8) })
    .toBuffer();
}

function times(count: number, bytes: Buffer): Buffer[] {
  return Array.from({ length: count }, () => bytes);
}
