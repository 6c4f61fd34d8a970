/** The structure of a picture file, read without decoding pixels. */
export type Outline = {
  width: number;
  height: number;
  /** Passes of the decoder over all pixels. */
  scans: number;
  /** Memory of the decoder besides a few rows: 0 for pictures that are decoded from top to bottom. */
  heldBytes: number;
  /** All other bytes of the file: metadata, comments, and bytes after the picture. */
  rest: Uint8Array[];
  /** The file, rewritten for a strict decoder. */
  picture: Uint8Array;
};
