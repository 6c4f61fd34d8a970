import { exportActivityCounts, readBannerCounts, type ActivityCounts } from "../../../analytics/read-statistics.server.ts";
import { brandOfPlatform } from "../../../brands/brands.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { csvFile, type CsvColumn } from "../../list/csv.ts";
import { bannerRate } from "./banner-rate.ts";
import { readStatisticsQuery } from "./statistics-query.ts";

/** GET /cijfers/uitjes.csv: all activities of the list, not one page of it. Figures are no personal data, so that a GET may give them. */
export async function downloadActivities(request: OfficeRequest): Promise<Answer> {
  const { statistics, common } = request.words;
  const { scope, period, text, order } = readStatisticsQuery(request);
  const columns: CsvColumn<ActivityCounts>[] = [
    { title: statistics.activity, value: ({ activity }) => activity.title },
    { title: statistics.organisation, value: ({ organisation }) => organisation },
    { title: common.brand, value: ({ platformId }) => brandOfPlatform(platformId).name },
    { title: statistics.views, value: ({ views }) => views },
    { title: statistics.phone, value: ({ phoneClicks }) => phoneClicks },
    { title: statistics.website, value: ({ webClicks }) => webClicks },
    { title: statistics.requests, value: ({ offerRequests }) => offerRequests },
  ];
  const pages = exportActivityCounts(request.site.db, scope, { period, text, order });
  return csvFile({ name: `${statistics.fileOfActivities}-${period.from}-${period.to}`, columns, pages });
}

/** GET /cijfers/banners.csv */
export async function downloadBanners(request: OfficeRequest): Promise<Answer> {
  const { statistics, common } = request.words;
  const { scope, period } = readStatisticsQuery(request);
  const rows = await readBannerCounts(request.site.db, scope, period);
  const columns: CsvColumn<(typeof rows)[number]>[] = [
    { title: statistics.banner, value: ({ banner }) => banner.title },
    { title: common.brand, value: ({ platformId }) => brandOfPlatform(platformId).name },
    { title: statistics.views, value: ({ views }) => views },
    { title: statistics.clicks, value: ({ clicks }) => clicks },
    { title: statistics.rate, value: (counts) => bannerRate(counts, common.locale) },
  ];
  return csvFile({ name: `${statistics.fileOfBanners}-${period.from}-${period.to}`, columns, pages: [rows] });
}
