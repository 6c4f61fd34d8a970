/** Allowed for any body. A chunk costs some microseconds, and in HTTP/1.1 may hold a single byte. */
const BASE_CHUNKS = 100;
/** Allows one more chunk per this many bytes: the smallest network packets hold 536. */
const BYTES_PER_CHUNK = 512;

export type ChunkLimit = {
  /** Counts a chunk of `bytes` bytes. */
  add(bytes: number): void;
  isExceeded(): boolean;
};

/** Counts the chunks of one body. A body with more than the limit is rejected, and no more of it is read. */
export function createChunkLimit(): ChunkLimit {
  let chunks = 0;
  let size = 0;
  return {
    add(bytes) {
      chunks += 1;
      size += bytes;
    },
    isExceeded: () => chunks > BASE_CHUNKS + size / BYTES_PER_CHUNK,
  };
}
