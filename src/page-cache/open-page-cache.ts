import { isPrefetch } from "../http/is-prefetch.ts";
import { isNotStarted, type Client, type FairQueue } from "../request-queue/fair-queue.ts";
import { createRawAddresses } from "./raw-addresses.ts";
import { createBodies } from "./bodies.ts";
import { encodingFor, type Encoding } from "./encodings.ts";
import { createBackgroundWork } from "./background-work.ts";
import { renderPage, type PageSite, type Render } from "./render-page.ts";
import { matchesEtag } from "./matches-etag.ts";
import { responseFrom, headersOf, type Page } from "./page.ts";
import { createRenderings } from "./renderings.ts";
import { createPageStore } from "./page-store.ts";

/** How a page was answered; `bypass` is one that is not cached. */
export type CacheOutcome = "hit" | "stale" | "coalesced" | "miss" | "stale-if-error" | "bypass";

export type PageCacheOptions = {
  /** How much memory pages may take. */
  bytes: number;
  /** Renderings are queued here; cached pages are not. */
  queue: FairQueue;
  log: (error: unknown) => void;
  watch?: (outcome: CacheOutcome) => void;
};

export type PageRequest<Site extends PageSite> = {
  site: Site;
  /** The same site with nothing of the visitor in it. */
  anonymous: Site;
  /** Path and query that the page depends on, as `/uitjes?filters=3`; null for a page that is not cached. */
  cacheKey: string | null;
  /** The client of the request. */
  client: Client;
  render: Render<Site>;
};

/** A cached page with its body in the accepted encoding. */
export type CacheHit = { page: Page; encoding: Encoding; body: Buffer };

export type PageCache = {
  /**
   * The page of a GET request: cached, or rendered in the queue, once for all concurrent requests. Rejects with `NotStarted` when the
   * queue is full or the client has disconnected.
   */
  answer<Site extends PageSite>(request: Request, page: PageRequest<Site>): Promise<Response>;
  /**
   * The cached page of an address that `answer` answered before, as `host` and `url` were written; null where only `answer` can decide.
   * Takes some microseconds.
   */
  hit(request: { host: string; url: string; acceptEncoding: string | undefined }): CacheHit | null;
  figures(): { pages: number; bytes: number };
  close(): void;
};

/** How long a page that became stale with time is still served while it is revalidated. */
const STALE_MS = 10 * 60_000;
/** Revalidation of stale pages queues as a client of its own. */
const REVALIDATION: Client = { range: "revalidation", signal: new AbortController().signal };
/** The share of the memory for raw addresses. */
const FOR_ADDRESSES = 0.1;

/** For how long a page has been stale, in ms, also when the clock was set back since it was rendered; negative while it is fresh. */
function staleFor_ms({ rendered_ms, freshUntil_ms }: Page): number {
  const now_ms = Date.now();
  return now_ms < rendered_ms ? rendered_ms - now_ms : now_ms - freshUntil_ms;
}

/**
 * Caches whole pages in memory. A page is the same for everyone: its key is the site and those parts of the address that the page
 * depends on, and it is rendered from these alone, without any header of the first request. It is served for as long as all that it
 * read of the catalogue is unchanged (decisions/048-page-cache-validation.md).
 */
export function openPageCache({ bytes, queue, log, watch = () => {} }: PageCacheOptions): PageCache {
  const store = createPageStore(bytes * (1 - FOR_ADDRESSES));
  const addresses = createRawAddresses(bytes * FOR_ADDRESSES);
  const bodies = createBodies(store, log);
  const renderings = createRenderings(store, queue);
  const revalidation = createBackgroundWork({ rest: 1, most: 10_000, log });

  /** Renders the page of this key again, unless it was evicted or rendered again since. */
  async function revalidate(key: string): Promise<void> {
    const page = store.peek(key);
    if (!page || staleFor_ms(page) < 0) return;
    try {
      const { page: fresh } = await queue.add(() => page.renderAgain()).join(REVALIDATION);
      if (fresh?.isCurrent()) store.set(key, fresh);
    } catch (error) {
      // The page is still stale: its next request tries again.
      if (!isNotStarted(error)) throw error;
    }
  }

  /** Null when the page must be rendered first. */
  function outcomeOf(key: string, page: Page): "hit" | "stale" | null {
    const stale_ms = staleFor_ms(page);
    if (stale_ms >= STALE_MS || !page.isCurrent()) return null;
    if (stale_ms < 0) return "hit";
    revalidation.add(key, () => revalidate(key));
    return "stale";
  }

  function send(request: Request, key: string, page: Page): Response {
    bodies.wasSent(key, page);
    const isOfPrefetch = isPrefetch((name) => request.headers.get(name));
    if (page.status === 200 && matchesEtag(request.headers.get("if-none-match"), page.etag))
      return new Response(null, { status: 304, headers: headersOf(page, { content: null, isPrefetch: isOfPrefetch }) });
    const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
    const body = bodies.of(key, page, encoding);
    const headers = headersOf(page, { content: { encoding, body }, isPrefetch: isOfPrefetch });
    return new Response(new Uint8Array(body), { status: page.status, headers });
  }

  async function answer<Site extends PageSite>(request: Request, page: PageRequest<Site>): Promise<Response> {
    const { site, anonymous, cacheKey, client, render } = page;
    if (cacheKey === null) {
      watch("bypass");
      return responseFrom(await queue.add(() => render(request, site)).join(client));
    }
    const key = `${site.brand.key} ${site.environment} ${cacheKey}`;
    const cached = store.get(key);
    const outcome = cached ? outcomeOf(key, cached) : null;
    if (cached && outcome) {
      // Only addresses of pages that are requested again: otherwise a crawler would fill the memory with addresses.
      addresses.remember(request, key);
      watch(outcome);
      return send(request, key, cached);
    }

    const { generation } = site.catalogue;
    const { task, isCoalesced } = renderings.taskOf({ key, generation }, () => renderPage({ address: cacheKey, site, anonymous, render }));
    const fresh = await task.join(client).catch((error: unknown) => ({ error }));
    if ("page" in fresh && fresh.page) {
      watch(isCoalesced ? "coalesced" : "miss");
      return send(request, key, fresh.page);
    }
    if ("error" in fresh && isNotStarted(fresh.error) && fresh.error.reason === "disconnected") throw fresh.error;
    const hasFailed = "error" in fresh || fresh.rendered.status >= 500;
    // A page that is only stale with time is better than an error. It counts as stale from now on, and is revalidated in the background.
    if (hasFailed && cached?.isCurrent()) {
      watch("stale-if-error");
      cached.rendered_ms = cached.freshUntil_ms = Date.now();
      return send(request, key, cached);
    }
    if ("error" in fresh) throw fresh.error;
    watch("bypass");
    return responseFrom(fresh.rendered);
  }

  function hit({ host, url, acceptEncoding }: Parameters<PageCache["hit"]>[0]): CacheHit | null {
    const key = addresses.find({ host, url });
    const page = key === undefined ? undefined : store.get(key);
    if (key === undefined || !page) return null;
    const encoding = encodingFor(acceptEncoding);
    const body = page.bodies.get(encoding);
    const outcome = body ? outcomeOf(key, page) : null;
    if (!body || !outcome) return null;
    bodies.wasSent(key, page);
    watch(outcome);
    return { page, encoding, body };
  }

  return {
    answer,
    hit,
    figures: store.figures,
    close() {
      revalidation.close();
      bodies.close();
    },
  };
}
