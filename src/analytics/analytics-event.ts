/** The counted actions of visitors. Quote requests are counted in `count-offer-request.server.ts`. */
export const ANALYTICS_EVENT_KINDS = ["view", "phone", "website", "banner-view", "banner-click"] as const;
export type AnalyticsEventKind = (typeof ANALYTICS_EVENT_KINDS)[number];

/** `id` is the id of the activity, or of the banner. */
export type AnalyticsEvent = { kind: AnalyticsEventKind; id: number };

/** The identifying parts of a request. Only a hash of them is stored, in memory, until midnight. */
export type Visitor = { address: string; userAgent: string };

export function isBannerEvent(kind: AnalyticsEventKind): boolean {
  return kind === "banner-view" || kind === "banner-click";
}
