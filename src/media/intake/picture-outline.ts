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
