/**
 * Segments, chunks, and bytes between them: 2 MB of PNG hold 256 chunks of the 8 KB that most programs write, or 512 of half as
 * much. Each is looked at, whatever it holds.
 */
export const MOST_PIECES = 2_048;
