import { PICTURE_LIMITS } from "../../contract/entities/picture-limits.ts";
import type { Picture } from "./decode.ts";
import { decodeApart } from "./decode-apart.ts";
import { isPolyglot } from "./is-polyglot.ts";
import { readOutline, type Outline } from "./outline.ts";
import { createWaitingLine } from "./waiting-line.ts";

/** Why a picture is not taken. */
export type PictureRefusal = "empty" | "too-large" | "not-a-picture" | "too-small" | "too-many-pixels" | "too-complex" | "broken";

export type TakenPicture =
  | { kind: "taken"; picture: Picture }
  | { kind: "refused"; reason: PictureRefusal }
  | { kind: "busy"; retryAfterSeconds: number };

/** Ten ordinary pictures take two seconds; a longer line would only keep their bytes in memory. */
const line = createWaitingLine({ most: 10 });
const RETRY_AFTER_SECONDS = 5;

/** Programs write about ten; libvips has no such limit of its own, and each costs a walk over all pixels. */
const MOST_SCANS = 32;
/** A picture of 40 MP as cameras write it progressively needs 120 MB. */
const MOST_HELD_BYTES = 128 * 1024 * 1024;

/**
 * Takes in a picture that a stranger sent: JPEG or PNG by its content, decoded in a process apart, one at a time, and
 * encoded anew as WebP without metadata (quality, uploads). What cannot be taken is refused with the reason.
 */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture> {
  const judged = judge(bytes);
  if (judged.kind === "refused") return judged;

  const decoded = await line.wait(() => decodeApart(judged.picture));
  if (decoded === "full") return { kind: "busy", retryAfterSeconds: RETRY_AFTER_SECONDS };
  if (decoded.kind === "decoded") return { kind: "taken", picture: decoded.picture };
  return { kind: "refused", reason: decoded.kind };
}

/** What can be refused before a pixel is decoded, and what the decoder is to read of the rest. */
function judge(bytes: Uint8Array): { kind: "refused"; reason: PictureRefusal } | { kind: "picture"; picture: Uint8Array } {
  const refused = (reason: PictureRefusal) => ({ kind: "refused", reason }) as const;
  if (bytes.length === 0) return refused("empty");
  if (bytes.length > PICTURE_LIMITS.bytes) return refused("too-large");
  const read = readOutline(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (read.kind === "unknown") return refused("not-a-picture");
  if (read.kind === "broken") return refused("broken");
  if (isPolyglot(read.outline.rest)) return refused("not-a-picture");
  const reason = sizeRefusal(read.outline);
  return reason ? refused(reason) : { kind: "picture", picture: read.outline.picture };
}

function sizeRefusal({ width, height, scans, heldBytes }: Outline): PictureRefusal | null {
  if (width * height > PICTURE_LIMITS.pixels || Math.max(width, height) > PICTURE_LIMITS.side) return "too-many-pixels";
  if (scans > MOST_SCANS || heldBytes > MOST_HELD_BYTES) return "too-complex";
  return null;
}
