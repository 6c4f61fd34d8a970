import { bannerTarget } from "../../promotions/banner-target.server.ts";
import { isPrefetch } from "../../http/is-prefetch.ts";
import type { ContentSite, FormSite } from "../../sites.ts";
import { countAnalyticsEvent } from "../../analytics/count-analytics-event.server.ts";
import type { AnalyticsEvent } from "../../analytics/analytics-event.ts";
import { isClick } from "./is-click.server.ts";
import { readAnalyticsEvent } from "./read-event.server.ts";

type Counting = Pick<ContentSite & FormSite, "address" | "brand" | "catalogue" | "analyticsCounter">;

/** Counts an event of our own pages. The response does not reveal whether it was counted. */
export async function receiveAnalyticsEvent(request: Request, site: Counting): Promise<Response> {
  const event = isPrefetch((name) => request.headers.get(name)) ? null : await readAnalyticsEvent(request);
  if (event) count(site, request, event);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** Redirects to the target of a banner, and counts the click; null when there is no such banner. */
export function followBanner(request: Request, site: Counting, id: number): Response | null {
  const location = bannerTarget(site, id);
  if (location === null) return null;
  if (isClick(request)) count(site, request, { kind: "banner-click", id });
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store", "x-robots-tag": "noindex" } });
}

function count(site: Counting, { headers }: Request, event: AnalyticsEvent): void {
  countAnalyticsEvent(site, event, { visitor: { address: site.address, userAgent: headers.get("user-agent") ?? "" }, now: new Date() });
}
