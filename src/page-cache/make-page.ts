import { hash } from "node:crypto";
import type { Brand } from "../brands/brand.ts";
import type { Environment } from "../brands/host-environment.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { encode } from "./encodings.ts";
import type { Made, Rendered } from "./page.ts";

/** What pages know of the site of a request. */
export type PageSite = {
  brand: Brand;
  environment: Environment;
  /** Of the brand's own links. */
  origin: string;
  catalogue: Pick<Catalogue, "generation" | "track">;
};

/** Makes a page of a request that nobody's headers are in. */
export type Render<Site extends PageSite> = (request: Request, site: Site) => Promise<Rendered>;

const HOUR_MS = 3_600_000;
/** What is not there may be there soon. */
const NOT_FOUND_MS = 10_000;
const PUBLIC = "public, max-age=0, must-revalidate";

type Order<Site extends PageSite> = {
  /** Path and query. */
  address: string;
  site: Site;
  /** The same site with nothing of a visitor in it, for when the page is made anew. */
  nobody: Site;
  render: Render<Site>;
};

/** Renders for nobody: with no header, and of the address only what the page is kept by. */
export async function makePage<Site extends PageSite>({ address, site, nobody, render }: Order<Site>): Promise<Made> {
  const now = Date.now();
  // Not resolved against the origin: a path may begin with two slashes.
  const { result: rendered, isCurrent } = await site.catalogue.track(() => render(new Request(site.origin + address), site));
  if (!isForEveryone(rendered)) return { rendered, page: null };

  const { body, etag } = encodedOnce(rendered.bytes);
  const headers = kindOfHeaders(rendered.headers);
  const { status } = rendered;
  const bodies = new Map([["br" as const, body]]);
  const freshUntil_ms = status === 200 ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : now + NOT_FOUND_MS;
  const renew = renewalOf({ address, nobody, render });
  return { rendered, page: { status, brand: nobody.brand, headers, etag, bodies, isCurrent, made_ms: now, freshUntil_ms, sent: 0, renew } };
}

type Encoded = { body: Buffer; etag: string };
/** Several addresses share the bytes of the not-found page. */
const encoded = new WeakMap<Buffer, Encoded>();

function encodedOnce(bytes: Buffer): Encoded {
  const known = encoded.get(bytes);
  if (known) return known;
  const body = encode(bytes, "br");
  // The same page is the same packed, in every process, and there is a sixth of it to read.
  const own = { body, etag: `W/"${hash("sha256", body, "base64url").slice(0, 22)}"` };
  encoded.set(bytes, own);
  return own;
}

/** By what they say. */
const kinds = new Map<string, Headers>();
/** More than there are kinds of pages. Should each page ever have headers of its own, no more than these are kept. */
const MOST_KINDS = 500;

/** A page's headers, which are the same in all pages of a kind: ten thousand pages kept 150,000 objects of them. */
function kindOfHeaders(rendered: Headers): Headers {
  const headers = new Headers(rendered);
  headers.set("vary", "accept-encoding");
  headers.set("cache-control", PUBLIC);
  const said = JSON.stringify([...headers]);
  const known = kinds.get(said);
  if (known) return known;
  if (kinds.size < MOST_KINDS) kinds.set(said, headers);
  return headers;
}

/** Apart, so that a page that is kept keeps nothing of its first visitor. */
function renewalOf<Site extends PageSite>({ address, nobody, render }: Omit<Order<Site>, "site">): () => Promise<Made> {
  return () => makePage({ address, site: nobody, nobody, render });
}

function isForEveryone({ status, headers }: Rendered): boolean {
  const isSaid = /no-store|private/.test(headers.get("cache-control") ?? "") || headers.has("set-cookie");
  return !isSaid && (status === 200 || status === 404);
}
