import { jpegOutline } from "./jpeg-outline.ts";
import { pngOutline } from "./png-outline.ts";
import { signatureOf } from "./signature.ts";

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

export type ReadOutline = { kind: "outline"; outline: Outline } | { kind: "unknown" } | { kind: "broken" } | { kind: "too-complex" };

/**
 * The outline of a JPEG or PNG; the first bytes decide. "unknown" is any other content, "broken" a picture that ends too
 * early or contradicts itself, "too-complex" one of more pieces than any program makes.
 */
export function readOutline(bytes: Buffer): ReadOutline {
  const kind = signatureOf(bytes);
  if (kind === null) return { kind: "unknown" };
  const outline = kind === "jpeg" ? jpegOutline(bytes) : pngOutline(bytes);
  if (outline === "too-complex") return { kind: outline };
  return outline ? { kind: "outline", outline } : { kind: "broken" };
}
