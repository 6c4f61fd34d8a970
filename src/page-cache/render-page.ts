import { hash } from "node:crypto";
import type { Brand } from "../brands/brand.ts";
import type { Environment } from "../brands/host-environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { encode } from "./encodings.ts";
import type { Outcome, Rendered } from "./page.ts";

/** The parts of a site that the page cache uses. */
export type PageSite = {
  brand: Brand;
  environment: Environment;
  /** Scheme, host and port of the brand's own links. */
  origin: string;
  catalogue: Pick<Catalogue, "generation" | "track">;
};

/** Renders the page of a request. A page that is cached is rendered for a request without headers. */
export type Render<Site extends PageSite> = (request: Request, site: Site) => Promise<Rendered>;

const HOUR_MS = 3_600_000;
/** Not-found pages are cached briefly: the page may exist soon. */
const NOT_FOUND_MS = 10_000;
const CACHE_CONTROL = "public, max-age=0, must-revalidate";

type Rendering<Site extends PageSite> = {
  /** Path and query. */
  address: string;
  site: Site;
  /** The same site with nothing of a visitor in it, to render the page again. */
  anonymous: Site;
  render: Render<Site>;
};

/** Renders a page from its cache key, without any header. */
export async function renderPage<Site extends PageSite>({ address, site, anonymous, render }: Rendering<Site>): Promise<Outcome> {
  const now = Date.now();
  // Not resolved against the origin: a path may begin with two slashes.
  const { result: rendered, isCurrent } = await site.catalogue.track(() => render(new Request(site.origin + address), site));
  if (!isCacheable(rendered)) return { rendered, page: null };

  const { body, etag } = encodedOnce(rendered.bytes);
  const page = {
    status: rendered.status,
    brand: anonymous.brand,
    headers: sharedHeaders(rendered.headers),
    etag,
    bodies: new Map([["br" as const, body]]),
    isCurrent,
    rendered_ms: now,
    freshUntil_ms: rendered.status === 200 ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : now + NOT_FOUND_MS,
    timesSent: 0,
    renderAgain: renderAgain({ address, anonymous, render }),
  };
  return { rendered, page };
}

type Encoded = { body: Buffer; etag: string };
/** By rendered bytes: many addresses share those of the not-found page. */
const encoded = new WeakMap<Buffer, Encoded>();

function encodedOnce(bytes: Buffer): Encoded {
  const known = encoded.get(bytes);
  if (known) return known;
  const body = encode(bytes, "br");
  // A hash of the compressed body, which is the same in every process and six times shorter.
  const own = { body, etag: `W/"${hash("sha256", body, "base64url").slice(0, 22)}"` };
  encoded.set(bytes, own);
  return own;
}

const headersByContent = new Map<string, Headers>();
/** Limit of shared headers, above the number of combinations today. */
const MAX_SHARED = 500;

/** The headers of a page, one object for all pages with equal headers: separately, ten thousand pages held 150,000 strings. */
function sharedHeaders(rendered: Headers): Headers {
  const headers = new Headers(rendered);
  headers.set("vary", "accept-encoding");
  headers.set("cache-control", CACHE_CONTROL);
  const content = JSON.stringify([...headers]);
  const known = headersByContent.get(content);
  if (known) return known;
  if (headersByContent.size < MAX_SHARED) headersByContent.set(content, headers);
  return headers;
}

/** A closure of its own, so that a cached page holds nothing of its first request. */
function renderAgain<Site extends PageSite>({ address, anonymous, render }: Omit<Rendering<Site>, "site">): () => Promise<Outcome> {
  return () => renderPage({ address, site: anonymous, anonymous, render });
}

function isCacheable({ status, headers }: Rendered): boolean {
  const isPrivate = /no-store|private/.test(headers.get("cache-control") ?? "") || headers.has("set-cookie");
  return !isPrivate && (status === 200 || status === 404);
}
