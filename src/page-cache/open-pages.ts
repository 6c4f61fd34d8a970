import { isPrefetch } from "../http/is-prefetch.ts";
import { isNotStarted, type Client, type FairQueue } from "../abuse/queue/fair-queue.ts";
import { createWrittenAddresses } from "./written-addresses.ts";
import { createBodies } from "./bodies.ts";
import { encodingFor, type Encoding } from "./encodings.ts";
import { createBackground } from "./in-the-background.ts";
import { makePage, type PageSite, type Render } from "./make-page.ts";
import { matchesEtag } from "./matches-etag.ts";
import { answerFrom, headersOf, type Page } from "./page.ts";
import { createRenderings } from "./renderings.ts";
import { createShelf } from "./shelf.ts";

/** How a page came to who asked: `kept` and `late` cost nothing, `joined` waited for who asked before. */
export type PageOutcome = "kept" | "late" | "joined" | "rendered" | "rescued" | "passed";

export type PagesOptions = {
  /** How much memory pages may take. */
  bytes: number;
  /** Renderings are queued here; cached pages are not. */
  queue: FairQueue;
  log: (error: unknown) => void;
  watch?: (outcome: PageOutcome) => void;
};

export type Asked<Site extends PageSite> = {
  site: Site;
  /** The same site with nothing of the visitor in it. */
  nobody: Site;
  /** Path and query that the page depends on, as `/uitjes?filters=3`; null for a page that is not kept. */
  keptAs: string | null;
  /** The client of the request. */
  client: Client;
  render: Render<Site>;
};

/** A kept page with the body that was asked for. */
export type Kept = { page: Page; encoding: Encoding; body: Buffer };

export type Pages = {
  /**
   * The page of a GET request: cached, or rendered in the queue, once for all concurrent requests. Rejects with `NotStarted` when the queue is
   * full or the client has disconnected.
   */
  answer<Site extends PageSite>(request: Request, asked: Asked<Site>): Promise<Response>;
  /**
   * The page of an address that was answered with a kept page before, as its `host` and `url` were written; null when it is to be
   * asked of `answer`. Takes a few millionths of a second.
   */
  kept(asked: { host: string; url: string; acceptEncoding: string | undefined }): Kept | null;
  figures(): { pages: number; bytes: number };
  close(): void;
};

/** A page that the clock has passed is shown for so long while it is made anew. */
const LATE_MS = 10 * 60_000;
/** Revalidation of stale pages has a line of its own. */
const RENEWALS: Client = { range: "renewals", signal: new AbortController().signal };
/** Of the room, for addresses as they were written. */
const FOR_ADDRESSES = 0.1;

/** For how long the clock has passed a page, also one that was made while the clock was ahead; negative while it is fresh. */
function lateBy_ms({ made_ms, freshUntil_ms }: Page): number {
  const now_ms = Date.now();
  return now_ms < made_ms ? made_ms - now_ms : now_ms - freshUntil_ms;
}

/**
 * Keeps whole pages in memory. A page is the same for everyone, so what it is kept by is the site and what the page
 * depends on of its address; it is rendered from that alone, without any header of whoever happened to ask first. It is
 * shown for as long as the catalogue would say the same (decisions/048-what-a-page-was-made-of.md).
 */
export function openPages({ bytes, queue, log, watch = () => {} }: PagesOptions): Pages {
  const shelf = createShelf(bytes * (1 - FOR_ADDRESSES));
  const addresses = createWrittenAddresses(bytes * FOR_ADDRESSES);
  const bodies = createBodies(shelf, log);
  const renderings = createRenderings(shelf, queue);
  const renewing = createBackground({ rest: 1, most: 10_000, log });

  /** What is kept by this key when its turn comes: it may have been pushed out since, or made anew for who asked. */
  async function renew(key: string): Promise<void> {
    const page = shelf.peek(key);
    if (!page || lateBy_ms(page) < 0) return;
    try {
      const { page: fresh } = await queue.add(() => page.renew()).join(RENEWALS);
      if (fresh?.isCurrent()) shelf.put(key, fresh);
    } catch (error) {
      // The page is still stale: its next request tries again.
      if (!isNotStarted(error)) throw error;
    }
  }

  /** Null when it is to be made anew first. */
  function shown(key: string, page: Page): PageOutcome | null {
    const late_ms = lateBy_ms(page);
    if (late_ms >= LATE_MS || !page.isCurrent()) return null;
    if (late_ms < 0) return "kept";
    renewing.add(key, () => renew(key));
    return "late";
  }

  function send(request: Request, key: string, page: Page): Response {
    bodies.wasSent(key, page);
    const isAhead = isPrefetch((name) => request.headers.get(name));
    if (page.status === 200 && matchesEtag(request.headers.get("if-none-match"), page.etag))
      return new Response(null, { status: 304, headers: headersOf(page, { content: null, isAhead }) });
    const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
    const body = bodies.of(key, page, encoding);
    return new Response(new Uint8Array(body), { status: page.status, headers: headersOf(page, { content: { encoding, body }, isAhead }) });
  }

  async function answer<Site extends PageSite>(request: Request, { site, nobody, keptAs, client, render }: Asked<Site>): Promise<Response> {
    if (keptAs === null) {
      watch("passed");
      return answerFrom(await queue.add(() => render(request, site)).join(client));
    }
    const key = `${site.brand.key} ${site.environment} ${keptAs}`;
    const old = shelf.find(key);
    const outcome = old ? shown(key, old) : null;
    if (old && outcome) {
      // No address of a page that was asked for once: of a hundred thousand that nobody asks for twice, none is remembered.
      addresses.remember(request, key);
      watch(outcome);
      return send(request, key, old);
    }

    const { generation } = site.catalogue;
    const { task, isJoined } = renderings.taskOf({ key, generation }, () => makePage({ address: keptAs, site, nobody, render }));
    const fresh = await task.join(client).catch((error: unknown) => ({ error }));
    if ("page" in fresh && fresh.page) {
      watch(isJoined ? "joined" : "rendered");
      return send(request, key, fresh.page);
    }
    if ("error" in fresh && isNotStarted(fresh.error) && fresh.error.reason === "disconnected") throw fresh.error;
    const hasFailed = "error" in fresh || fresh.rendered.status >= 500;
    // What only the clock made old is better than nothing. From now on it is late, and tried again in the background.
    if (hasFailed && old?.isCurrent()) {
      watch("rescued");
      old.made_ms = old.freshUntil_ms = Date.now();
      return send(request, key, old);
    }
    if ("error" in fresh) throw fresh.error;
    watch("passed");
    return answerFrom(fresh.rendered);
  }

  function kept({ host, url, acceptEncoding }: Parameters<Pages["kept"]>[0]): Kept | null {
    const key = addresses.find({ host, url });
    const page = key === undefined ? undefined : shelf.find(key);
    if (key === undefined || !page) return null;
    const encoding = encodingFor(acceptEncoding);
    const body = page.bodies.get(encoding);
    const outcome = body ? shown(key, page) : null;
    if (!body || !outcome) return null;
    bodies.wasSent(key, page);
    watch(outcome);
    return { page, encoding, body };
  }

  return {
    answer,
    kept,
    figures: shelf.figures,
    close() {
      renewing.close();
      bodies.close();
    },
  };
}
