import { createBackgroundWork } from "./background-work.ts";
import { compressSmallest, decode, encode, type Encoding } from "./encodings.ts";
import type { Page } from "./page.ts";
import type { PageStore } from "./page-store.ts";

export type Bodies = {
  /** The body of a page in an encoding, made at its first request. */
  of(key: string, page: Page, encoding: Encoding): Buffer;
  /** Counts that a page is sent. One that is sent often is recompressed in the background. */
  wasSent(key: string, page: Page): void;
  close(): void;
};

/** A page that is sent this often is worth the time for the smallest encoding. */
const HOT = 32;

/** Makes and caches the bodies of a store's pages; the store weighs a page again after each new body. */
export function createBodies(store: PageStore, log: (error: unknown) => void): Bodies {
  const recompressions = createBackgroundWork({ rest: 10, most: 100, onlyWhenIdle: true, log });
  const isSmallest = new WeakSet<Page>();

  /** Recompresses the page that is cached by this key now. */
  async function recompress(key: string): Promise<void> {
    const page = store.peek(key);
    const br = page?.bodies.get("br");
    if (!page || !br || isSmallest.has(page) || !page.isCurrent()) return;
    const small = await compressSmallest(br);
    isSmallest.add(page);
    if (small.length >= br.length) return;
    page.bodies.set("br", small);
    store.reweigh(key, page);
  }

  return {
    of(key, page, encoding) {
      const known = page.bodies.get(encoding);
      if (known) return known;
      const body = encodeBody(page, encoding);
      page.bodies.set(encoding, body);
      store.reweigh(key, page);
      return body;
    },
    wasSent(key, page) {
      page.timesSent += 1;
      // Repeated, since a full background queue may have refused it before.
      if (page.timesSent % HOT === 0 && !isSmallest.has(page)) recompressions.add(key, () => recompress(key));
    },
    close: () => recompressions.close(),
  };
}

function encodeBody({ bodies }: Page, encoding: Encoding): Buffer {
  const br = bodies.get("br");
  if (!br) throw new Error("A cached page has no body.");
  return encode(decode(br), encoding);
}
