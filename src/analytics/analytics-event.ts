/** What visitors do that is counted. Quote requests are counted in `count-offer-request.server.ts`. */
export const ANALYTICS_EVENT_KINDS = ["view", "phone", "website", "banner-view", "banner-click"] as const;
export type AnalyticsEventKind = (typeof ANALYTICS_EVENT_KINDS)[number];

/** `id` is the id of the activity, or of the banner. */
export type AnalyticsEvent = { kind: AnalyticsEventKind; id: number };

/** As far as a request identifies a visitor. Only a hash of it is kept, in memory, until midnight. */
export type Visitor = { address: string; userAgent: string };

export function isBannerEvent(kind: AnalyticsEventKind): boolean {
  return kind === "banner-view" || kind === "banner-click";
}
