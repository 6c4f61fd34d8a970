import type { BannerCounts } from "../../../analytics/read-statistics.server.ts";

/** Clicks per view as a percentage; null without views. */
export function bannerRate({ views, clicks }: Pick<BannerCounts, "views" | "clicks">, locale: string): string | null {
  if (views === 0) return null;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(clicks / views);
}
