import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isBannerEvent, type AnalyticsEvent, type Visitor } from "./analytics-event.ts";
import type { AnalyticsCounter, CountOutcome } from "./analytics-counter.server.ts";

type Context = { brand: Brand; catalogue: Pick<Catalogue, "hasActivity" | "directory">; analyticsCounter: Pick<AnalyticsCounter, "count"> };

/** Counts an event of an activity or banner that this brand shows, and ignores all others. */
export function countAnalyticsEvent(
  { brand, catalogue, analyticsCounter }: Context,
  event: AnalyticsEvent,
  { visitor, now }: { visitor: Visitor; now: Date },
): CountOutcome | "unknown" {
  const isOurs = isBannerEvent(event.kind)
    ? catalogue.directory(brand.id).banners.some(({ id }) => id === event.id)
    : catalogue.hasActivity(brand.id, event.id);
  return isOurs ? analyticsCounter.count(event, { brand, visitor, now }) : "unknown";
}
