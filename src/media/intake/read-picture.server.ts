import { PICTURE_LIMITS } from "../../contract/entities/picture-limits.ts";
import { decode, type Decoded } from "./decode.server.ts";
import { isPolyglot } from "./is-polyglot.ts";
import { readOutline } from "./read-outline.ts";
import type { Outline } from "./outline.ts";
import type { PictureRefusal } from "./picture-refusal.ts";

/** A decoded picture, or the reason for its refusal. */
export type ReadPicture = Decoded | { kind: PictureRefusal };

/** Programs write about ten. libvips has no limit, and each scan is a pass over all pixels. */
const MAX_SCANS = 32;
/** A progressive camera picture of 40 MP needs 120 MB. */
const MAX_HELD_BYTES = 128 * 1024 * 1024;

/** Validates a picture by its headers, and decodes it if it passes. Input is untrusted: call only in the decoder process. */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  const read = readOutline(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  switch (read.kind) {
    case "unknown":
      return { kind: "not-a-picture" };
    case "broken":
    case "too-complex":
      return { kind: read.kind };
    case "outline": {
      const kind = isPolyglot(read.outline.rest) ? "not-a-picture" : sizeRefusal(read.outline);
      return kind ? { kind } : decode(read.outline.picture);
    }
  }
}

function sizeRefusal({ width, height, scans, heldBytes }: Outline): PictureRefusal | null {
  if (width * height > PICTURE_LIMITS.pixels || Math.max(width, height) > PICTURE_LIMITS.side) return "too-many-pixels";
  if (scans > MAX_SCANS || heldBytes > MAX_HELD_BYTES) return "too-complex";
  return null;
}
