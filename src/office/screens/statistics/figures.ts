import type { SavedView } from "../../../accounts/saved-views.ts";
import type { ActivityCounts, BannerCounts } from "../../../analytics/read-statistics.server.ts";
import type { Point } from "../../../analytics/series.ts";
import type { Totals } from "../../../analytics/totals.ts";

/** What was counted in a period. */
export type Figures = {
  totals: Totals;
  totalsBefore: Totals;
  series: readonly Point[];
  /** The first day with counts; null without any. */
  since: string | null;
  activities: readonly ActivityCounts[];
  /** Of activities, at most `MOST_COUNTED`. */
  count: number;
  banners: readonly BannerCounts[];
  views: readonly SavedView[];
};
