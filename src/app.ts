import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createApi } from "./api/api.ts";
import { readBlogs } from "./blogs/read-blogs.ts";
import { mail, mails } from "./mail/mailbox.ts";
import { mailboxPage } from "./mail/mailbox-page.ts";
import { drawnPicture } from "./media/drawn-picture.ts";
import { folderPictures } from "./media/picture-store.ts";
import { fromSameOrigin } from "./guard/same-origin.ts";
import { siteOf, type Site, type SiteOptions } from "./sites.ts";
import { siteContext } from "./web/site.server.ts";
import { stylesContext } from "./web/styles.server.ts";
import { loadWords } from "./web/words/load-words.ts";

export type AppOptions = Omit<SiteOptions, "blogs"> & {
  /** The style sheet that every page carries inline; empty in development. */
  styles: string;
};

export type App = (request: Request, address: string) => Promise<Response>;

/** In no brand's language: this host is none of ours. */
const MISDIRECTED = "This host is not served here.";
const FOREIGN_FORM = "This form was sent by another site.";
const NO_SUCH_METHOD = "Nothing can be done here in this way.";
/** As `build/client`, seen from the folder of the project. */
const BLOGS = "content/blogs";
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The whole product as one function from request to response; the server only opens the port. */
export async function createApp(options: AppOptions): Promise<App> {
  await Promise.all([loadWords("nl"), loadWords("be"), loadWords("de")]);
  const renderPage = createRequestHandler(build, import.meta.env.MODE);
  const siteOptions = { ...options, blogs: await readBlogs(BLOGS) };
  const app = new Hono<{ Bindings: { address: string }; Variables: { site: Site } }>();

  app.get("/livez", (c) => c.text("alive"));
  app.get("/readyz", async (c) => ((await options.catalogue.isFollowing()) ? c.text("ready") : c.text("not ready", 503)));
  app.use(compress());
  app.use(async (c, next) => {
    const site = siteOf(c.req.raw, c.env.address, siteOptions);
    if (!site) return misdirected(c.req.path);
    c.set("site", site);
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "strict-origin-when-cross-origin");
  });

  app.get("/static/scenes/:name", (c) => {
    const svg = drawnPicture(c.req.param("name"));
    if (!svg) return c.notFound();
    // The picture may run nothing and load nothing, also when it is opened by itself.
    c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header("cache-control", IMMUTABLE);
    return c.body(svg, 200, { "content-type": "image/svg+xml" });
  });
  const uploads = folderPictures(options.mediaFolder);
  app.get("/static/uploads/:file", async (c) => {
    const webp = await uploads.released(c.req.param("file"));
    if (!webp) return c.notFound();
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("cache-control", IMMUTABLE);
    return c.body(webp, 200, { "content-type": "image/webp" });
  });
  app.use("/static/assets/*", serveStatic({ root: "build/client", onFound: (_path, c) => c.header("cache-control", IMMUTABLE) }));
  app.use("/static/*", serveStatic({ root: "build/client" }));
  app.route("/", createApi(options.log));
  if (options.config.hosts.length === 0) {
    app.get("/dev/mail", async (c) => {
      const id = /^\d{1,9}$/.exec(c.req.query("id") ?? "")?.[0];
      return c.html(mailboxPage(await mails(options.db, { limit: 100 }), id ? await mail(options.db, Number(id)) : null));
    });
  }
  // The first touch of a form asks for it; the page itself is the same for everyone.
  app.get("/form/time", (c) => c.text(options.guard.formTime(new Date()), 200, { "cache-control": "no-store" }));
  for (const bare of ["/blog", "/blog/"]) app.get(bare, (c) => c.redirect("/blogs", 301));
  // A page is asked for; the one form of a page posts to it.
  app.get("*", (c) => renderPage(c.req.raw, pageContext(c.get("site"), options.styles)));
  app.post("/uitjes/:slug", async (c) => {
    const request = fromSameOrigin(c.req.raw);
    if (!request) return c.text(FOREIGN_FORM, 403);
    return renderPage(request, pageContext(c.get("site"), options.styles));
  });
  app.all("/uitjes/:slug", (c) => c.text(NO_SUCH_METHOD, 405, { allow: "GET, HEAD, POST" }));
  app.all("*", (c) => c.text(NO_SUCH_METHOD, 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    options.log(error);
    return c.text("500", 500);
  });

  return async (request, address) => app.fetch(request, { address });
}

function misdirected(path: string): Response {
  const headers = { "cache-control": "no-store" };
  if (!path.startsWith("/api/")) return new Response(MISDIRECTED, { status: 421, headers });
  const problem = { title: MISDIRECTED, status: 421, detail: MISDIRECTED };
  return Response.json(problem, { status: 421, headers: { ...headers, "content-type": "application/problem+json" } });
}

function pageContext(site: Site, styles: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(stylesContext, styles);
  return context;
}
