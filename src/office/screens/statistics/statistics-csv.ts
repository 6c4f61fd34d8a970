import { readActivityCounts, readBannerCounts } from "../../../analytics/read-statistics.server.ts";
import { brandOfPlatform } from "../../../brands/brands.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { csvFile } from "../../list/csv.ts";
import { bannerRate } from "./banner-rate.ts";
import { readStatisticsQuery } from "./statistics-query.ts";

/** GET /cijfers/uitjes.csv: all activities of the list, not one page of it. Figures are no personal data, so that a GET may give them. */
export async function downloadActivities(request: OfficeRequest): Promise<Answer> {
  const { statistics, common } = request.words;
  const { scope, period, text, order } = readStatisticsQuery(request);
  const rows = await readActivityCounts(request.site.db, scope, { period, text, order });
  return csvFile(`${statistics.fileOfActivities}-${period.from}-${period.to}`, rows, {
    [statistics.activity]: ({ activity }) => activity.title,
    [statistics.organisation]: ({ organisation }) => organisation,
    [common.brand]: ({ platformId }) => brandOfPlatform(platformId).name,
    [statistics.views]: ({ views }) => views,
    [statistics.phone]: ({ phoneClicks }) => phoneClicks,
    [statistics.website]: ({ webClicks }) => webClicks,
    [statistics.requests]: ({ offerRequests }) => offerRequests,
  });
}

/** GET /cijfers/banners.csv */
export async function downloadBanners(request: OfficeRequest): Promise<Answer> {
  const { statistics, common } = request.words;
  const { scope, period } = readStatisticsQuery(request);
  const rows = await readBannerCounts(request.site.db, scope, period);
  return csvFile(`${statistics.fileOfBanners}-${period.from}-${period.to}`, rows, {
    [statistics.banner]: ({ banner }) => banner.title,
    [common.brand]: ({ platformId }) => brandOfPlatform(platformId).name,
    [statistics.views]: ({ views }) => views,
    [statistics.clicks]: ({ clicks }) => clicks,
    [statistics.rate]: (counts) => bannerRate(counts, common.locale),
  });
}
