import { readFile } from "node:fs/promises";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { blogFeed } from "../blogs/blog-feed.ts";
import { FEED_PATH } from "../blogs/blog-url.ts";
import { findBlogs } from "../blogs/find-blogs.ts";
import type { Config } from "../config.ts";
import { isUnavailable, RETRY_S } from "../database/is-unavailable.ts";
import { robotsText } from "../seo/robots-text.ts";
import { SECURITY_PATH, SECURITY_POLICY_PATH, securityText } from "../seo/security-text.ts";
import { createSitemaps } from "../seo/sitemap/sitemaps.ts";
import type { Site } from "../sites.ts";
import { agendaFile, eventFile } from "./agenda-file.ts";

type Env = { Variables: { site: Site } };

/** Kept by whoever asks for so long; then a look at the ETag is enough. */
const AN_HOUR = "public, max-age=3600";
const A_QUARTER = "public, max-age=900";
const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";
const CALENDAR = "text/calendar; charset=utf-8";
/** The paths of all of them. */
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
export function createFeeds({ indexNow }: Pick<Config, "indexNow">): Hono<Env> {
  const feeds = new Hono<Env>();
  const sitemaps = createSitemaps();
  for (const path of FILES) feeds.get(path, etag({ weak: true }), variesUnchangedToo);

  feeds.get("/robots.txt", (c) => c.text(robotsText(c.get("site").origin), 200, { "cache-control": AN_HOUR }));
  feeds.get(SECURITY_PATH, (c) => c.text(securityText({ ...c.get("site"), now: new Date() }), 200, { "cache-control": AN_HOUR }));
  feeds.get(SECURITY_POLICY_PATH, async (c) => c.text(await readFile(POLICY, "utf8"), 200, { "cache-control": AN_HOUR }));
  // Whoever can put this there may speak for the site.
  if (indexNow) feeds.get(`/${indexNow.key}.txt`, (c) => c.text(indexNow.key, 200, { "cache-control": AN_HOUR }));
  feeds.get("/sitemap.xml", async (c) => xmlAnswer(c, await sitemaps.index(c.get("site"))));
  feeds.get("/sitemaps/:file{[a-z]+-[1-9]\\d*\\.xml}", async (c, next) => {
    const xml = await sitemaps.part(c.get("site"), c.req.param("file").replace(/\.xml$/, ""));
    return xml === null ? next() : xmlAnswer(c, xml);
  });
  feeds.get(FEED_PATH, (c) => {
    const { brand, blogs, origin, mediaHost } = c.get("site");
    const xml = blogFeed({ brand, articles: findBlogs(blogs, brand), origin, mediaHost });
    return c.body(xml, 200, { "content-type": ATOM, "cache-control": AN_HOUR });
  });
  feeds.get("/agenda.ics", async (c, next) => {
    const file = await agendaFile(c.get("site"), new URL(c.req.url).searchParams);
    return file === null ? next() : calendarAnswer(c, file, "agenda.ics");
  });
  feeds.get("/agenda/:file{\\d+\\.ics}", async (c, next) => {
    const id = /^([1-9]\d{0,8})\.ics$/.exec(c.req.param("file"))?.[1];
    const file = id === undefined ? null : await eventFile(c.get("site"), Number(id));
    return file === null ? next() : calendarAnswer(c, file, `agenda-${id}.ics`);
  });
  feeds.onError((error, c) => {
    c.get("site").log(error);
    return isUnavailable(error) ? c.text("503", 503, { "retry-after": String(RETRY_S) }) : c.text("500", 500);
  });
  return feeds;
}

/** They are packed for who can unpack them, as the app says of all such answers; of one that is unchanged it cannot tell, because that has no type. */
const variesUnchangedToo: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) c.header("vary", "Accept-Encoding");
};

function xmlAnswer(c: Context, xml: string): Response {
  return c.body(xml, 200, { "content-type": XML, "cache-control": A_QUARTER });
}

/** A file that is opened by a calendar; search engines have the agenda itself. */
function calendarAnswer(c: Context, file: string, name: string): Response {
  const headers = { "content-disposition": `attachment; filename="${name}"`, "x-robots-tag": "noindex" };
  return c.body(file, 200, { "content-type": CALENDAR, "cache-control": A_QUARTER, ...headers });
}
