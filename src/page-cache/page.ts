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
   * The headers of all its responses but the etag, whatever their encoding; the policy with the hashes of its scripts among them.
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
  /** Until the clock changes the page, in ms since 1970: the order and the banner change every hour, the agenda every day; for what is not there, ten seconds. */
  freshUntil_ms: number;
  timesSent: number;
  renderAgain(): Promise<Outcome>;
};

/** The outcome of a rendering; `page` is null when it must not be cached. */
export type Outcome = { rendered: Rendered; page: Page | null };

/** Bytes of a cached page beside its bodies and its key: what it tracks of the catalogue, at most. */
const BESIDES_BYTES = 4_096;
/** The key itself, the address to render again, and the slug that is tracked: a key may be 16 KB of letters that are no page. */
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

/** How a page is sent: with this body, or without one as the client has it already; and whether it is prefetched. */
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
