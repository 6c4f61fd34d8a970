import type { Outline } from "./outline.ts";
import { MAX_SEGMENTS } from "./max-segments.ts";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;
/** Channels in the decoder's memory, with alpha, by colour type: grey, RGB, palette, grey and alpha, RGB and alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

/**
 * The outline of a PNG (W3C, PNG third edition); null when it has no end, or does not begin with its size. Reads at most
 * `MAX_PIECES` chunks.
 */
export function pngOutline(bytes: Buffer): Outline | null | "too-complex" {
  let header: Buffer | null = null;
  const rest: Uint8Array[] = [];
  let at = SIGNATURE_BYTES;
  for (let chunks = 0; at + CHUNK_FRAME_BYTES <= bytes.length; chunks += 1) {
    if (chunks === MAX_SEGMENTS) return "too-complex";
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    at += CHUNK_FRAME_BYTES + length;
    if (at > bytes.length || (header === null) !== (type === "IHDR")) return null;

    if (type === "IHDR") header = content;
    else if (type !== "IDAT" && type !== "fdAT") rest.push(content);
    if (type === "IEND") return header && outlineOf(header, { rest: [...rest, bytes.subarray(at)], picture: bytes });
  }
  return null;
}

function outlineOf(header: Buffer, parts: Pick<Outline, "rest" | "picture">): Outline | null {
  const channels = CHANNELS[header[9] ?? -1];
  if (header.length !== 13 || channels === undefined) return null;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const isInterlaced = header[12] !== 0;
  // Rows of an interlaced picture are complete only after its last pass, so the decoder holds all of them.
  const heldBytes = isInterlaced ? width * height * channels * (header[8] === 16 ? 2 : 1) : 0;
  return { width, height, scans: isInterlaced ? 7 : 1, heldBytes, ...parts };
}
