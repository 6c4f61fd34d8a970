import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A file in UTF-8, with its weak ETag. */
export type FeedFile = { body: Uint8Array<ArrayBuffer>; etag: string };

export type FeedFiles = {
  cached(key: string): FeedFile | undefined;
  /** Makes a file, once for all concurrent requests, and caches it; null is not cached. */
  make(key: string, make: () => Promise<string | null>): Promise<FeedFile | null>;
};

/** Maximum memory per UTF-16 unit of a string. */
const BYTES_PER_UNIT = 2;
const encoder = new TextEncoder();

type Making = { make: () => Promise<string | null> };

/** An LRU cache of files, limited to `bytes` of memory. The key contains everything that a file depends on. */
export function createFeedFiles(bytes: number): FeedFiles {
  const files = new LRUCache<string, FeedFile, Making>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) => body.length + key.length * BYTES_PER_UNIT,
    async fetchMethod(_key, _stale, { context }) {
      const text = await context.make();
      if (text === null) return undefined;
      const body = encoder.encode(text);
      return { body, etag: `W/"${hash("sha256", body, "hex").slice(0, 40)}"` };
    },
  });
  return {
    cached: (key) => files.get(key),
    make: async (key, make) => (await files.fetch(key, { context: { make } })) ?? null,
  };
}
