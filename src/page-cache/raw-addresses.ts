import { LRUCache } from "lru-cache";

export type RawAddresses = {
  /** Remembers that the page of this key answers the address of the request, as it was written. */
  remember(request: Request, key: string): void;
  /** The key of the page that answered this address before. */
  find(request: { host: string; url: string }): string | undefined;
};

/** Bytes of an address beside its characters. */
const ADDRESS_BYTES = 200;
const LONGEST_ADDRESS = 1_000;

/** Cache keys by addresses as they were written, so that a known address is not parsed again; takes at most `bytes`. */
export function createRawAddresses(bytes: number): RawAddresses {
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
