import { LRUCache } from "lru-cache";

export type WrittenAddresses = {
  /** That the page of this key answers the address of the request, as it was written. */
  remember(request: Request, key: string): void;
  /** The key of the page that answered this address before. */
  find(asked: { host: string; url: string }): string | undefined;
};

/** What an address weighs beside its signs. */
const ADDRESS_BYTES = 200;
const LONGEST_ADDRESS = 1_000;

/** Addresses as they were written, in at most so many bytes: one of them leads to its page without being read again. */
export function createWrittenAddresses(bytes: number): WrittenAddresses {
  const keys = new LRUCache<string, string>({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: (key, written) => ADDRESS_BYTES + key.length + written.length,
  });
  return {
    remember(request, key) {
      const { pathname, search } = new URL(request.url);
      const url = pathname + search;
      const host = request.headers.get("host");
      if (host && url.length <= LONGEST_ADDRESS) keys.set(`${host} ${url}`, key);
    },
    find: ({ host, url }) => keys.get(`${host} ${url}`),
  };
}
