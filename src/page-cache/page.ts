import type { Brand } from "../brands/brand.ts";
import type { Encoding } from "./encodings.ts";

/** An answer as it was rendered, for nobody in particular. */
export type Rendered = { status: number; headers: Headers; bytes: Buffer };

/** What a renderer that knows only answers of the platform made. */
export async function renderedFrom(answer: Response): Promise<Rendered> {
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

export function answerFrom(rendered: Rendered): Response {
  return new Response(rendered.bytes.length > 0 ? new Uint8Array(rendered.bytes) : null, rendered);
}

/** A page that is kept whole. */
export type Page = {
  status: number;
  brand: Brand;
  /**
   * What all its answers have besides its etag, whatever their encoding; the policy with the hashes of its scripts among them.
   * One and the same for all pages of a kind.
   */
  headers: Headers;
  /** Weak: the same for every encoding, in every process. */
  etag: string;
  /** Brotli always; the others when somebody asked. */
  bodies: Map<Encoding, Buffer>;
  /** Whether the catalogue would still say what the page says. */
  isCurrent(): boolean;
  /** When its rendering began, in ms since 1970 by this machine's clock, which may be set back afterwards. */
  made_ms: number;
  /** Until the clock makes another page of it, in ms since 1970: the order and the banner change every hour, the agenda every day; for what is not there, ten seconds. */
  freshUntil_ms: number;
  /** How often it was sent. */
  sent: number;
  /** Renders it anew. */
  renew(): Promise<Made>;
};

/** What came of rendering; `page` is null when that is not to be kept. */
export type Made = { rendered: Rendered; page: Page | null };

/** What a kept page weighs at most beside its bodies and its key: what it remembers of the catalogue. */
const BESIDES_BYTES = 4_096;
/** The key, the address that it is made from, and the slug in what it remembers: somebody may ask for 16 KB of letters that are no page. */
const COPIES_OF_KEY = 3;

/** In bytes; keys are Latin letters, of one byte each. */
export function weightOf({ bodies }: Page, key: string): number {
  let bytes = BESIDES_BYTES + COPIES_OF_KEY * key.length;
  for (const body of bodies.values()) bytes += body.length;
  return bytes;
}

const OF_THE_CONTENT = ["content-type", "content-length", "content-encoding"];

/**
 * Long enough for who lies on a link with a mouse to follow it, and no longer: meanwhile their browser does not hear of edits. For nobody
 * but them: what stands between us and other visitors would keep it too, or take its age from a 304 for what it keeps.
 */
const AHEAD = "private, max-age=10, s-maxage=0";

/** To whom a page is sent: with this body, or without, as they have the page already; and whether it was asked for ahead. */
export type Sent = { content: { encoding: Encoding; body: Buffer } | null; isAhead: boolean };

/**
 * The headers of an answer. A page that was asked for ahead is good for the step that follows; by the page's own
 * headers a browser would ask whether it still is, which is the way to the server and back that it wanted to save
 * (decisions/055-caching-of-prefetched-pages.md).
 */
export function headersOf({ headers, etag }: Page, { content, isAhead }: Sent): Headers {
  const all = new Headers(headers);
  all.set("etag", etag);
  if (isAhead) all.set("cache-control", AHEAD);
  if (!content) {
    for (const name of OF_THE_CONTENT) all.delete(name);
    return all;
  }
  all.set("content-length", String(content.body.length));
  if (content.encoding !== "identity") all.set("content-encoding", content.encoding);
  return all;
}
