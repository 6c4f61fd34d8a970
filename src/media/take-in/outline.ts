import { jpegOutline } from "./jpeg-outline.ts";
import { pngOutline } from "./png-outline.ts";

/** What a picture's own bookkeeping says, read without decoding a pixel. */
export type Outline = {
  width: number;
  height: number;
  /** How often the decoder goes over all pixels. */
  scans: number;
  /** What the decoder must hold at once, over a few rows: 0 for what it reads from top to bottom. */
  heldBytes: number;
  /** Everything in the file that is no pixel: metadata, comments, and what stands behind the picture. */
  rest: Uint8Array[];
  /** The file as a strict decoder reads it. */
  picture: Uint8Array;
};

export type ReadOutline = { kind: "outline"; outline: Outline } | { kind: "unknown" } | { kind: "broken" };

/** No third byte: a telephone may leave some before the first marker. */
const JPEG = Buffer.from([0xff, 0xd8]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The outline of a JPEG or PNG; the first bytes decide, a name or a type says nothing. "unknown" is any other content,
 * "broken" a picture that ends too early or contradicts itself.
 */
export function readOutline(bytes: Buffer): ReadOutline {
  const read = readerOf(bytes);
  if (!read) return { kind: "unknown" };
  const outline = read(bytes);
  return outline ? { kind: "outline", outline } : { kind: "broken" };
}

function readerOf(bytes: Buffer): ((bytes: Buffer) => Outline | null) | null {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return jpegOutline;
  if (bytes.subarray(0, PNG.length).equals(PNG)) return pngOutline;
  return null;
}
