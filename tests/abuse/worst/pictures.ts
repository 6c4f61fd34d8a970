import { segment } from "../../support/hostile/jpeg.ts";
import { chunk, png } from "../../support/hostile/png.ts";

const MAX_BYTES = 2_000_000;
const START = Buffer.from([0xff, 0xd8]);
const SMALL = { width: 200, height: 90 };

function many(bytes: Buffer): Buffer {
  return Buffer.alloc(MAX_BYTES - (MAX_BYTES % bytes.length), bytes);
}

/** Pictures of nearly 2 MB with expensive structures: a description, and the bytes. */
export const worstPictures: Readonly<Record<string, () => Buffer>> = {
  "a PNG of 120,000 texts": () => png(SMALL, { extra: Array.from({ length: 120_000 }, () => chunk("tEXt", Buffer.from("a\0b"))) }),
  "a PNG of empty chunks": () => png(SMALL, { extra: [many(chunk("tEXt", Buffer.alloc(0)))] }),
  "a PNG of empty pixels": () => png(SMALL, { extra: [many(chunk("IDAT", Buffer.alloc(0)))] }),
  "a PNG that nearly holds pages": () => png(SMALL, { extra: [chunk("tEXt", many(Buffer.from("<!doctyp<scrip<svg<htm%PDF")))] }),
  "a JPEG of empty comments": () => Buffer.concat([START, many(segment(0xfe, Buffer.alloc(0)))]),
  "a JPEG of bare markers": () => Buffer.concat([START, many(Buffer.from([0xff, 0xd0]))]),
  "a JPEG of bytes between bare markers": () => Buffer.concat([START, many(Buffer.from([0x41, 0xff, 0x01]))]),
  "a JPEG of fill": () => Buffer.concat([START, many(Buffer.from([0xff]))]),
  "a JPEG of empty scans": () => Buffer.concat([START, many(segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])))]),
  "a JPEG of stuffed bytes": () => Buffer.concat([START, segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), many(Buffer.from([0xff, 0]))]),
};
