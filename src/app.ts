import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { createApi } from "./api/api.ts";
import { readBlogs } from "./articles/blogs/read-blogs.server.ts";
import { followBanner, receiveAnalyticsEvent } from "./web/analytics/receive-event.server.ts";
import { readLegalTexts } from "./articles/legal/read-legal-texts.server.ts";
import { mail, mails } from "./mail/mailbox.ts";
import { mailboxPage } from "./mail/mailbox-page.ts";
import { drawnPicture } from "./media/drawn-picture.server.ts";
import { redirectToCanonical } from "./http/middleware/canonical-redirect.ts";
import { compressResponses } from "./http/middleware/compress-responses.ts";
import type { Env } from "./http/middleware/app-context.ts";
import { finishResponses } from "./http/middleware/finish-responses.ts";
import { health } from "./http/middleware/health.ts";
import { isLocalRequest } from "./http/middleware/is-local-request.ts";
import { misdirected } from "./http/middleware/misdirected.ts";
import { notStartedResponse, clientClosed, clientOf, runInQueue } from "./http/middleware/run-in-queue.ts";
import { createRequestId } from "./http/request-id.ts";
import { addVaryHeader } from "./http/middleware/vary-header.ts";
import { brandFiles } from "./http/feeds/brand-files.ts";
import { createFeeds } from "./http/feeds/feeds.ts";
import { socialPictures } from "./http/feeds/social-pictures.ts";
import { uploadedPictures } from "./http/feeds/uploaded-pictures.ts";
import { MAILBOX } from "./http/content-policy.ts";
import { BODY_BYTES, createBodyMemoryBudget } from "./http/bodies/body-memory.ts";
import { fromSameOrigin } from "./http/same-origin.ts";
import { brands } from "./brands/brands.ts";
import { landingTotals } from "./landing-pages/landing-totals.server.ts";
import type { Render } from "./page-cache/render-page.ts";
import type { PageCache } from "./page-cache/open-page-cache.ts";
import { responseFrom } from "./page-cache/page.ts";
import type { FairQueue } from "./request-queue/fair-queue.ts";
import { siteOf, type Site, type SiteOptions } from "./sites.ts";
import type { RequestRecord } from "./http/observability/request-record.ts";
import { answerDocument } from "./web/answer-document.server.tsx";
import type { DocumentBuild } from "./web/document/document-build.ts";
import { documentKey } from "./web/find-screen.ts";
import { answerOneClick, mayBeOneClick } from "./web/screens/newsletter/one-click.server.ts";
import { redirectOldTab } from "./web/redirect-old-tab.server.ts";
import { receiveForm } from "./web/forms/receive-form.server.ts";
import { SCREENS } from "./web/screens.ts";
import { loadWords } from "./web/words/load-words.ts";

/** Articles and legal texts, which are files. */
export type Texts = Pick<SiteOptions, "blogs" | "legal">;

export type AppOptions = Omit<SiteOptions, keyof Texts> & {
  texts: Texts;
  /** The part of the build to which documents refer. */
  documents: DocumentBuild;
  /** The cache of the pages that this app renders. */
  pages: PageCache;
  /** Limits the concurrency of API calls, feeds and social pictures. */
  queue: FairQueue;
  /** Called after each request. */
  watch?: (record: RequestRecord) => void;
  /** The folder where rendered pictures for social networks are cached. */
  mediaFolder: string;
  /** Whether the server is shutting down: the health check then fails. */
  isStopping?: () => boolean;
};

/** `requestId` identifies the request in response, log and mails; generated if missing. */
export type App = (request: Request, address: string, requestId?: string) => Promise<Response>;

const FOREIGN_FORM = "This form was sent by another site.";
const NO_SUCH_METHOD = "Nothing can be done here in this way.";
/** Pages with forms. */
const FORM_PAGES = Object.values(SCREENS).flatMap(({ path, takesForms }) => (takesForms ? [path] : []));
/** Relative to the project's folder, like `build/client`. */
const BLOGS = "content/blogs";
const LEGAL = "content/legal";
/** Takes the visitor's place when a cached page is rendered again. */
const ANONYMOUS = { address: "", requestId: "revalidation" };
/** Third-party licences, written by scripts/build.mjs. */
const NOTICES = "/static/third-party-notices.txt";
/** The maximum size of the cache of compressed responses other than pages. */
const COMPRESSED_BYTES = 16 * 1024 * 1024;
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Reads the articles and legal texts; needs no database. Throws an error that names the invalid file. */
export async function readTexts({ mailerLite, googlePlaces }: SiteOptions["config"]): Promise<Texts> {
  const services = { mailerLite: mailerLite !== null, googlePlaces: googlePlaces !== null };
  const legal = {
    measured: await readLegalTexts(LEGAL, { ...services, tagManager: true }),
    unmeasured: await readLegalTexts(LEGAL, { ...services, tagManager: false }),
  };
  return { blogs: await readBlogs(BLOGS), legal };
}

/** The whole product as one function from request to response; the server only opens the port. */
export async function createApp({ texts, ...options }: AppOptions): Promise<App> {
  await Promise.all([loadWords("nl"), loadWords("be"), loadWords("de")]);
  const render: Render<Site> = (request, site) => answerDocument(request, site, options.documents);
  const siteOptions = { ...options, ...texts };
  // Warms the totals before the first request; later changes update them in the background.
  for (const brand of brands) landingTotals(options.catalogue, brand);
  const app = new Hono<Env>();

  app.use(finishResponses({ watch: options.watch ?? (() => {}), hasPolicies: import.meta.env.PROD }));
  app.route("/", health({ isFollowing: () => options.catalogue.isFollowing(), isStopping: options.isStopping ?? (() => false) }));
  app.use(addVaryHeader, compressResponses(COMPRESSED_BYTES));
  app.use(async (c, next) => {
    const site = siteOf(c.req.raw, c.env, siteOptions);
    if (!site) return misdirected(c.req.path);
    c.set("site", site);
    await next();
  });

  app.get("/static/scenes/:name", (c) => {
    const svg = drawnPicture(c.req.param("name"));
    if (!svg) return c.notFound();
    c.header("cache-control", IMMUTABLE);
    return c.body(svg, 200, { "content-type": "image/svg+xml" });
  });
  const compute = <Result>(c: Context<Env>, work: () => Promise<Result>) => runInQueue(options.queue, c, work);
  app.route("/", uploadedPictures());
  app.route("/", socialPictures({ folder: options.mediaFolder, compute }));
  app.route("/", brandFiles());
  app.use("/static/assets/*", immutable, serveStatic({ root: "build/client", precompressed: true }));
  app.use(NOTICES, cachedForADay, serveStatic({ root: "build/client", precompressed: true }));
  app.use("/static/*", serveStatic({ root: "build/client" }));
  app.route("/", createApi({ compute }));
  app.post("/moments", (c) => receiveAnalyticsEvent(c.req.raw, c.get("site")));
  // An unknown banner falls through to the not-found page.
  app.get("/banner/:id{[1-9]\\d{0,9}}", (c, next) => followBanner(c.req.raw, c.get("site"), Number(c.req.param("id"))) ?? next());
  app.route("/", createFeeds({ ...options.config, compute }));
  if (options.config.hosts.length === 0) {
    app.get("/dev/mail", async (c, next) => {
      if (!isLocalRequest(c.req.raw, c.env.address)) return next();
      const id = /^\d{1,9}$/.exec(c.req.query("id") ?? "")?.[0];
      c.header("content-security-policy", MAILBOX);
      return c.html(mailboxPage(await mails(options.db, { limit: 100 }), id ? await mail(options.db, Number(id)) : null));
    });
  }
  // Fetched at the first interaction with a form: the page itself is cached for all visitors.
  app.get("/form/time", (c) => c.text(options.abuseFilter.formTime(new Date()), 200, { "cache-control": "no-store" }));
  // All pages.
  app.get("*", (c) => {
    const redirect = redirectOldTab(c.req.url);
    if (redirect) return redirect;
    const site = c.get("site");
    const anonymous = siteOf(c.req.raw, ANONYMOUS, siteOptions) ?? site;
    const context = { site, anonymous, client: clientOf(c), render };
    const response = redirectToCanonical(c.req.raw, (request) =>
      options.pages.answer(request, { ...context, cacheKey: cacheKeyOf(request) }),
    );
    return response.catch((error: unknown) => notStartedResponse(error, c));
  });
  app.post("*", async (c, next) => redirectOldTab(c.req.url) ?? (await next()));
  // The body is received before the request is queued. Mail services post one-click links themselves, without our origin.
  app.on("POST", FORM_PAGES, async (c) => {
    const { raw } = c.req;
    const request = fromSameOrigin(raw);
    if (!request && !mayBeOneClick(raw)) return c.text(FOREIGN_FORM, 403);
    const site = { ...c.get("site"), postedBody: await receiveForm(request ?? raw, c.env.bodyMemory) };
    if (site.postedBody.kind === "disconnected") return clientClosed();
    const oneClick = mayBeOneClick(raw) ? await answerOneClick(raw, site) : null;
    if (oneClick) return oneClick;
    if (!request) return c.text(FOREIGN_FORM, 403);
    return compute(c, async () => responseFrom(await render(withoutBody(request), site)));
  });
  for (const page of FORM_PAGES) app.all(page, (c) => c.text(NO_SUCH_METHOD, 405, { allow: "GET, HEAD, POST" }));
  app.all("*", (c) => c.text(NO_SUCH_METHOD, 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    options.log(error, { requestId: c.env.requestId });
    return c.text("500", 500);
  });

  const memoryBudget = createBodyMemoryBudget(BODY_BYTES);
  return async (request, address, requestId = createRequestId()) => {
    const bodyMemory = memoryBudget.open(address);
    try {
      return await app.fetch(request, { address, requestId, bodyMemory });
    } finally {
      bodyMemory.release();
    }
  };
}

/** Built files never change. The uncompressed variant has `Vary` too, or a shared cache would send it to all clients. */
const immutable: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.header("cache-control", IMMUTABLE);
  c.header("vary", "Accept-Encoding");
};

/** The licences can change with the next release. */
const cachedForADay: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) c.header("cache-control", "public, max-age=86400");
};

/** The body is passed on as `Site.postedBody`. Without the abort signal: a form is processed even if its sender disconnects. */
const withoutBody = ({ url, method, headers }: Request): Request => new Request(url, { method, headers });

/** The cache key of a page; null in development, where sources change. */
function cacheKeyOf({ url }: Request): string | null {
  return import.meta.env.PROD ? documentKey(new URL(url)) : null;
}
