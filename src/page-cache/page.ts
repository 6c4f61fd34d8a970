import type { Brand } from "../brands/brand.ts";
import type { Encoding } from "./encodings.ts";

/** A response as it was rendered, with nothing of a visitor in it. */
export type Rendered = { status: number; headers: Headers; bytes: Buffer };

export function responseFrom(rendered: Rendered): Response {
  return new Response(rendered.bytes.length > 0 ? new Uint8Array(rendered.bytes) : null, rendered);
}

/** A cached page. */
export type Page = {
  status: number;
  brand: Brand;
  /**
   * The headers of its responses in every encoding, without the etag; they include the policy with the hashes of its scripts.
   * Pages with equal headers share one object.
   */
  headers: Headers;
  /** Weak: the same for every encoding, in every process. */
  etag: string;
  /** Brotli always; the others once they were requested. */
  bodies: Map<Encoding, Buffer>;
  /** Whether everything that the page read of the catalogue is unchanged. */
  isCurrent(): boolean;
  /** When its rendering began, in ms since 1970 by this machine's clock, which may be set back afterwards. */
  rendered_ms: number;
  /** In ms since 1970: until the next hour (order, banner) or day (agenda) changes the page; ten seconds for a not-found page. */
  freshUntil_ms: number;
  timesSent: number;
  renderAgain(): Promise<Outcome>;
};

/** The outcome of a rendering; `page` is null when it must not be cached. */
export type Outcome = { rendered: Rendered; page: Page | null };

/** Most bytes of a cached page besides its bodies and keys: what it tracks of the catalogue. */
const BESIDES_BYTES = 4_096;
/** The key itself, the address to render again, and the tracked slug. They count, since the key of a not-found page may be 16 KB. */
const COPIES_OF_KEY = 3;

/** Size in bytes; keys are Latin letters, of one byte each. */
export function weightOf({ bodies }: Page, key: string): number {
  let bytes = BESIDES_BYTES + COPIES_OF_KEY * key.length;
  for (const body of bodies.values()) bytes += body.length;
  return bytes;
}

const OF_THE_CONTENT = ["content-type", "content-length", "content-encoding"];

/**
 * Prefetched responses may be used for ten seconds without asking again; by the page's own headers the browser would revalidate at
 * once, a round trip that the prefetch was to save (decisions/055-caching-of-prefetched-pages.md). Shared caches must not store them.
 */
const PREFETCHED = "private, max-age=10, s-maxage=0";

/** How a page is sent: with this body, or without one (304) when the client has it already; and whether for a prefetch. */
export type Sent = { content: { encoding: Encoding; body: Buffer } | null; isPrefetch: boolean };

/** The headers of a response. */
export function headersOf({ headers, etag }: Page, { content, isPrefetch }: Sent): Headers {
  const all = new Headers(headers);
  all.set("etag", etag);
  if (isPrefetch) all.set("cache-control", PREFETCHED);
  if (!content) {
    for (const name of OF_THE_CONTENT) all.delete(name);
    return all;
  }
  all.set("content-length", String(content.body.length));
  if (content.encoding !== "identity") all.set("content-encoding", content.encoding);
  return all;
}
