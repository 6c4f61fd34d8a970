import { encode, plain, squeezed, type Encoding } from "./encodings.ts";
import { createBackground } from "./in-the-background.ts";
import type { Page } from "./page.ts";
import type { Shelf } from "./shelf.ts";

export type Bodies = {
  /** The body of a page in this encoding, made when it is asked for first. */
  of(key: string, page: Page, encoding: Encoding): Buffer;
  /** Tells that a page is being sent; one that is sent often gets the smallest body in the background. */
  wasSent(key: string, page: Page): void;
  close(): void;
};

/** A page that was sent so often is worth the smallest encoding. */
const HOT = 32;

/** The bodies of the pages on this shelf, which weighs a page again when it got another. */
export function createBodies(shelf: Shelf, log: (error: unknown) => void): Bodies {
  const squeezing = createBackground({ rest: 10, most: 100, onlyWhenIdle: true, log });

  const hasSmallest = new WeakSet<Page>();

  /** What is kept by this key when its turn comes: another page may have taken the place of the one that was sent often. */
  async function squeeze(key: string): Promise<void> {
    const page = shelf.peek(key);
    const br = page?.bodies.get("br");
    if (!page || !br || hasSmallest.has(page) || !page.isCurrent()) return;
    const small = await squeezed(br);
    hasSmallest.add(page);
    if (small.length >= br.length) return;
    page.bodies.set("br", small);
    shelf.weigh(key, page);
  }

  return {
    of(key, page, encoding) {
      const known = page.bodies.get(encoding);
      if (known) return known;
      const body = encodedAnew(page, encoding);
      page.bodies.set(encoding, body);
      shelf.weigh(key, page);
      return body;
    },
    wasSent(key, page) {
      page.sent += 1;
      // Told again and again: too many may have waited the last time.
      if (page.sent % HOT === 0 && !hasSmallest.has(page)) squeezing.add(key, () => squeeze(key));
    },
    close: () => squeezing.close(),
  };
}

function encodedAnew({ bodies }: Page, encoding: Encoding): Buffer {
  const br = bodies.get("br");
  if (!br) throw new Error("A page is kept without its body.");
  return encode(plain(br), encoding);
}
