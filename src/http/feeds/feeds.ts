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
  /** Does work in the queue; the result is an answer, 503, when that is full. */
  compute: <Result>(c: Context<Env>, work: () => Promise<Result>) => Promise<Result | Response>;
};

/** One file, by what it depends on besides its brand and the catalogue. */
type Wanted = { key: string; make: () => Promise<string | null>; headers: Record<string, string> };

/** Shared caches revalidate by ETag after this. */
const AN_HOUR = "public, max-age=3600";
const A_QUARTER = "public, max-age=900";
const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";
const CALENDAR = "text/calendar; charset=utf-8";
const XML_FILE = { "content-type": XML, "cache-control": A_QUARTER };
const MOST_CACHED_BYTES = 32_000_000;
/** Routes of the files below; that of IndexNow depends on the settings. */
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

/** As seen from the folder of the project. */
const POLICY = "SECURITY.md";

/** What machines fetch by themselves: robots.txt, security.txt, sitemaps, the feed of articles and calendar files. */
export function createFeeds({ indexNow, compute }: FeedsOptions): Hono<Env> {
  const feeds = new Hono<Env>();
  const sitemaps = createSitemaps();
  const files = createFeedFiles(MOST_CACHED_BYTES);

  /** A cached file at once, any other one from the queue. */
  async function answer(c: Context<Env>, next: Next, { key, make, headers }: Wanted): Promise<Response | undefined> {
    const { brand, origin, mediaHost, catalogue } = c.get("site");
    const whole = [brand.key, origin, mediaHost, catalogue.generation, key].join(" ");
    const file = files.cached(whole) ?? (await compute<FeedFile | null>(c, () => files.make(whole, make)));
    if (file instanceof Response) return file;
    if (file) return c.body(file.body, 200, { ...headers, etag: file.etag });
    await next();
    return undefined;
  }

  for (const path of FILES) feeds.get(path, etag({ weak: true }), variesUnchangedToo);

  feeds.get("/robots.txt", (c) => c.text(robotsText(c.get("site").origin), 200, { "cache-control": AN_HOUR }));
  feeds.get(SECURITY_PATH, (c) => c.text(securityText({ ...c.get("site"), now: new Date() }), 200, { "cache-control": AN_HOUR }));
  feeds.get(SECURITY_POLICY_PATH, async (c) => c.text(await readFile(POLICY, "utf8"), 200, { "cache-control": AN_HOUR }));
  // Search engines take the file as proof that a submission comes from the owner of the site.
  if (indexNow) feeds.get(`/${indexNow.key}.txt`, (c) => c.text(indexNow.key, 200, { "cache-control": AN_HOUR }));
  feeds.get("/sitemap.xml", (c, next) => answer(c, next, { key: "sitemap", make: () => sitemaps.index(c.get("site")), headers: XML_FILE }));
  feeds.get("/sitemaps/:file{[a-z]+-[1-9]\\d*\\.xml}", (c, next) => {
    const name = c.req.param("file").replace(/\.xml$/, "");
    return answer(c, next, { key: `sitemaps/${name}`, make: () => sitemaps.part(c.get("site"), name), headers: XML_FILE });
  });
  feeds.get(FEED_PATH, (c, next) => {
    const { brand, blogs, origin, mediaHost } = c.get("site");
    const make = async () => blogFeed({ brand, articles: findBlogs(blogs, brand), origin, mediaHost });
    return answer(c, next, { key: "articles", make, headers: { "content-type": ATOM, "cache-control": AN_HOUR } });
  });
  feeds.get("/agenda.ics", (c, next) => {
    if (!hasAgenda(c)) return next();
    const asked = { site: c.get("site"), searchParams: new URL(c.req.url).searchParams, now: new Date() };
    return answer(c, next, { key: agendaKey(asked), make: () => agendaFile(asked), headers: calendarHeaders("agenda.ics") });
  });
  feeds.get("/agenda/:file{\\d+\\.ics}", async (c, next) => {
    const id = /^([1-9]\d{0,8})\.ics$/.exec(c.req.param("file"))?.[1];
    if (id === undefined || !hasAgenda(c)) return next();
    const make = () => eventFile(c.get("site"), Number(id));
    return answer(c, next, { key: `agenda/${id}`, make, headers: calendarHeaders(`agenda-${id}.ics`) });
  });
  feeds.onError((error, c) => {
    c.get("site").log(error);
    return isUnavailable(error) ? c.text("503", 503, { "retry-after": String(RETRY_S) }) : c.text("500", 500);
  });
  return feeds;
}

/** Asked before the queue: a brand without an agenda has no calendar, whatever the request. */
function hasAgenda(c: Context<Env>): boolean {
  return c.get("site").brand.pages.agenda !== null;
}

/** Adds Vary: Accept-Encoding to a 304 too: the app adds it by the content type, which a 304 does not have. */
const variesUnchangedToo: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) c.header("vary", "Accept-Encoding");
};

/** The headers of a calendar file. Search engines do not index it, because they have the agenda page. */
function calendarHeaders(name: string): Record<string, string> {
  const file = { "content-disposition": `attachment; filename="${name}"`, "x-robots-tag": "noindex" };
  return { "content-type": CALENDAR, "cache-control": A_QUARTER, ...file };
}
