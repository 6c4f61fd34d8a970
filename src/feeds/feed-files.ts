import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A file as it is sent, with its weak validator. */
export type FeedFile = { text: string; etag: string };

export type FeedFiles = {
  /** The file that is cached by this key. */
  cached(key: string): FeedFile | undefined;
  /** Makes a file, once for all concurrent requests, and caches it; null, which is not cached, when `make` finds nothing. */
  make(key: string, make: () => Promise<string | null>): Promise<FeedFile | null>;
};

type Making = { make: () => Promise<string | null> };

/** Files cached by all that they are made of, the most recently used in so many bytes. */
export function createFeedFiles(bytes: number): FeedFiles {
  const files = new LRUCache<string, FeedFile, Making>({
    maxSize: bytes,
    sizeCalculation: ({ text }, key) => text.length + key.length,
    async fetchMethod(_key, _stale, { context }) {
      const text = await context.make();
      return text === null ? undefined : { text, etag: `W/"${hash("sha256", text, "hex").slice(0, 40)}"` };
    },
  });
  return {
    cached: (key) => files.get(key),
    make: async (key, make) => (await files.fetch(key, { context: { make } })) ?? null,
  };
}
