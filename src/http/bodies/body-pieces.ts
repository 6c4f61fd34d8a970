/** Pieces that any body may come in; each costs some microseconds, and a chunk of HTTP/1.1 may hold a single byte. */
const FEW_PIECES = 100;
/** One more piece for each of these: the smallest packets of a network hold 536 bytes. */
const BYTES_PER_PIECE = 512;

export type BodyPieces = {
  /** Counts a piece of so many bytes. */
  add(bytes: number): void;
  /** True from the first piece above the limit. */
  isScattered(): boolean;
};

/** Counts the pieces of one body. A scattered body is refused, and nothing more of it is read. */
export function createBodyPieces(): BodyPieces {
  let pieces = 0;
  let size = 0;
  return {
    add(bytes) {
      pieces += 1;
      size += bytes;
    },
    isScattered: () => pieces > FEW_PIECES + size / BYTES_PER_PIECE,
  };
}
