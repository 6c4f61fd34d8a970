import { bannerTarget } from "../../promotions/banner-target.server.ts";
import { isPrefetch } from "../../http/is-prefetch.ts";
import type { Site } from "../../sites.ts";
import { countAnalyticsEvent } from "../../analytics/count-analytics-event.server.ts";
import type { AnalyticsEvent } from "../../analytics/analytics-event.ts";
import { isClick } from "./is-click.server.ts";
import { readMoment } from "./read-moment.server.ts";

type Counting = Pick<Site, "address" | "brand" | "catalogue" | "analyticsCounter">;

/** Counts what a page of ours reports. The answer is the same whether it was counted. */
export async function receiveMoment(request: Request, site: Counting): Promise<Response> {
  const moment = isPrefetch((name) => request.headers.get(name)) ? null : await readMoment(request);
  if (moment) count(site, request, moment);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** Redirects to where a banner leads, and counts the click; null when there is no such banner. */
export function followBanner(request: Request, site: Counting, id: number): Response | null {
  const location = bannerTarget(site, id);
  if (location === null) return null;
  if (isClick(request)) count(site, request, { kind: "banner-click", id });
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store", "x-robots-tag": "noindex" } });
}

function count(site: Counting, { headers }: Request, moment: AnalyticsEvent): void {
  countAnalyticsEvent(site, moment, { visitor: { address: site.address, userAgent: headers.get("user-agent") ?? "" }, now: new Date() });
}
