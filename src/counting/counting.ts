import { Hono } from "hono";
import { bannerTarget } from "../banners/banner-target.ts";
import { isAskedAhead } from "../guard/asked-ahead.ts";
import type { Site } from "../sites.ts";
import { countMoment } from "../statistics/count-moment.ts";
import { isClick } from "./is-click.ts";
import { readMoment } from "./read-moment.ts";

type Env = { Variables: { site: Site } };

/** What browsers tell without a page, and the links of banners; nobody is told whether they were counted. */
export function createCounting(): Hono<Env> {
  const counting = new Hono<Env>();
  counting.post("/moments", async (c) => {
    const { raw } = c.req;
    const moment = isAskedAhead((name) => raw.headers.get(name)) ? null : await readMoment(raw);
    if (moment) count(c.get("site"), raw, moment);
    return c.body(null, 204, { "cache-control": "no-store" });
  });
  counting.get("/banner/:id{[1-9]\\d{0,9}}", async (c, next) => {
    const site = c.get("site");
    const id = Number(c.req.param("id"));
    const target = bannerTarget(site, id);
    // Then it is the page that is not found, as any other address.
    if (target === null) return next();
    if (isClick(c.req.raw)) count(site, c.req.raw, { kind: "banner-click", id });
    return c.body(null, 302, { location: target, "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
  return counting;
}

function count(site: Site, { headers }: Request, moment: Parameters<typeof countMoment>[1]): void {
  countMoment(site, moment, { visitor: { address: site.address, userAgent: headers.get("user-agent") ?? "" }, now: new Date() });
}
