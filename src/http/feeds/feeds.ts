import { readFile } from "node:fs/promises";
import { Hono, type Context, type MiddlewareHandler, type Next } from "hono";
import { etag } from "hono/etag";
import { blogFeed } from "../../articles/blogs/blog-feed.ts";
import { FEED_PATH } from "../../articles/blogs/blog-url.ts";
import { findBlogs } from "../../articles/blogs/find-blogs.ts";
import type { Config } from "../../config.ts";
import { isUnavailable, RETRY_S } from "../../database/is-unavailable.ts";
import { robotsText } from "../../seo/robots-text.ts";
import { SECURITY_PATH, SECURITY_POLICY_PATH, securityText } from "../../seo/security-text.ts";
import { createSitemaps } from "../../seo/sitemap/sitemaps.server.ts";
import type { Site, Visitor } from "../../sites.ts";
import { agendaFile, agendaKey, eventFile } from "./agenda-file.ts";
import { createFeedFiles, type FeedFile } from "./feed-files.ts";

type Env = { Bindings: Visitor; Variables: { site: Site } };

export type FeedsOptions = Pick<Config, "indexNow"> & {
  /** Runs work in the queue; returns a response when it could not start. */
  compute: <Result>(c: Context<Env>, work: () => Promise<Result>) => Promise<Result | Response>;
};

/** A file; `key` holds what it depends on besides brand and catalogue. */
type FileSpec = { key: string; make: () => Promise<string | null>; headers: Record<string, string> };

/** Shared caches revalidate by ETag after this. */
const AN_HOUR = "public, max-age=3600";
const A_QUARTER = "public, max-age=900";
const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";
const CALENDAR = "text/calendar; charset=utf-8";
const XML_FILE = { "content-type": XML, "cache-control": A_QUARTER };
const MAX_CACHED_BYTES = 32_000_000;
/** Routes of the files below, except that of IndexNow, which depends on the settings. */
export const FILES = [
  "/robots.txt",
  SECURITY_PATH,
  SECURITY_POLICY_PATH,
  "/sitemap.xml",
  "/sitemaps/*",
  FEED_PATH,
  "/agenda.ics",
  "/agenda/:file{\\d+\\.ics}",
];

/** Relative to the checkout. */
const POLICY = "SECURITY.md";

/** Files for machines: robots.txt, security.txt, sitemaps, the feed of articles and calendars. */
export function createFeeds({ indexNow, compute }: FeedsOptions): Hono<Env> {
  const feeds = new Hono<Env>();
  const sitemaps = createSitemaps();
  const files = createFeedFiles(MAX_CACHED_BYTES);

  /** Sends a cached file at once, or makes it in the queue. */
  async function send(c: Context<Env>, next: Next, { key, make, headers }: FileSpec): Promise<Response | undefined> {
    const { brand, origin, mediaHost, catalogue } = c.get("site");
    const cacheKey = [brand.key, origin, mediaHost, catalogue.generation, key].join(" ");
    const file = files.cached(cacheKey) ?? (await compute<FeedFile | null>(c, () => files.make(cacheKey, make)));
    if (file instanceof Response) return file;
    if (file) return c.body(file.body, 200, { ...headers, etag: file.etag });
    await next();
    return undefined;
  }

  for (const path of FILES) feeds.get(path, etag({ weak: true }), varyNotModified);

  feeds.get("/robots.txt", (c) => c.text(robotsText(c.get("site").origin), 200, { "cache-control": AN_HOUR }));
  feeds.get(SECURITY_PATH, (c) => c.text(securityText({ ...c.get("site"), now: new Date() }), 200, { "cache-control": AN_HOUR }));
  feeds.get(SECURITY_POLICY_PATH, async (c) => c.text(await readFile(POLICY, "utf8"), 200, { "cache-control": AN_HOUR }));
  // Search engines take the file as proof that a submission comes from the owner of the site.
  if (indexNow) feeds.get(`/${indexNow.key}.txt`, (c) => c.text(indexNow.key, 200, { "cache-control": AN_HOUR }));
  feeds.get("/sitemap.xml", (c, next) => send(c, next, { key: "sitemap", make: () => sitemaps.index(c.get("site")), headers: XML_FILE }));
  feeds.get("/sitemaps/:file{[a-z]+-[1-9]\\d*\\.xml}", (c, next) => {
    const name = c.req.param("file").replace(/\.xml$/, "");
    return send(c, next, { key: `sitemaps/${name}`, make: () => sitemaps.part(c.get("site"), name), headers: XML_FILE });
  });
  feeds.get(FEED_PATH, (c, next) => {
    const { brand, blogs, origin, mediaHost } = c.get("site");
    const make = async () => blogFeed({ brand, articles: findBlogs(blogs, brand), origin, mediaHost });
    return send(c, next, { key: "articles", make, headers: { "content-type": ATOM, "cache-control": AN_HOUR } });
  });
  feeds.get("/agenda.ics", (c, next) => {
    if (!hasAgenda(c)) return next();
    const agenda = { site: c.get("site"), searchParams: new URL(c.req.url).searchParams, now: new Date() };
    return send(c, next, { key: agendaKey(agenda), make: () => agendaFile(agenda), headers: calendarHeaders("agenda.ics") });
  });
  feeds.get("/agenda/:file{\\d+\\.ics}", async (c, next) => {
    const id = /^([1-9]\d{0,8})\.ics$/.exec(c.req.param("file"))?.[1];
    if (id === undefined || !hasAgenda(c)) return next();
    const make = () => eventFile(c.get("site"), Number(id));
    return send(c, next, { key: `agenda/${id}`, make, headers: calendarHeaders(`agenda-${id}.ics`) });
  });
  feeds.onError((error, c) => {
    c.get("site").log(error);
    return isUnavailable(error) ? c.text("503", 503, { "retry-after": String(RETRY_S) }) : c.text("500", 500);
  });
  return feeds;
}

/** Checked before the queue: a brand without an agenda has no calendars. */
function hasAgenda(c: Context<Env>): boolean {
  return c.get("site").brand.pages.agenda !== null;
}

/** Adds Vary: Accept-Encoding to a 304 too: the app adds it by the content type, which a 304 does not have. */
const varyNotModified: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) c.header("vary", "Accept-Encoding");
};

/** The headers of a calendar file. Search engines do not index it, because they have the agenda page. */
function calendarHeaders(name: string): Record<string, string> {
  const file = { "content-disposition": `attachment; filename="${name}"`, "x-robots-tag": "noindex" };
  return { "content-type": CALENDAR, "cache-control": A_QUARTER, ...file };
}
