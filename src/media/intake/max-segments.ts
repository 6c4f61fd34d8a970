/**
 * Limit of segments, chunks and stretches of bytes between them, each of which is inspected. 2 MB of PNG contain 256 chunks of the
 * 8 KB that most programs write, or 512 of 4 KB.
 */
export const MAX_SEGMENTS = 2_048;
