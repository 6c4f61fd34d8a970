import { countCountedActivities, readActivityCounts, readBannerCounts } from "../../../analytics/read-statistics.server.ts";
import { countedSince, readDailyTotals, readTotals } from "../../../analytics/read-totals.server.ts";
import { seriesOf } from "../../../analytics/series.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { MOST_COUNTED, pageOf } from "../../list/list-query.ts";
import { viewsOf } from "../../list/views-of.ts";
import { StatisticsBody } from "./statistics-body.tsx";
import { countedPart, readStatisticsQuery } from "./statistics-query.ts";

/** GET /cijfers: what visitors did with activities and banners in a period, beside the period before. */
export async function loadStatistics(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const read = readStatisticsQuery(request);
  const since = await countedSince(site.db, read.scope);
  const asked = countedPart(read, since);
  const { spec, list, scope, period, before, text, order } = asked;
  const [totals, totalsBefore, daily, activities, count, banners, views] = await Promise.all([
    readTotals(site.db, scope, period),
    readTotals(site.db, scope, before),
    readDailyTotals(site.db, scope, period),
    readActivityCounts(site.db, scope, { period, text, order, ...pageOf(list) }),
    countCountedActivities(site.db, scope, { period, text, most: MOST_COUNTED }),
    readBannerCounts(site.db, scope, period),
    viewsOf(request, spec),
  ]);
  const figures = { totals, totalsBefore, series: seriesOf(period, daily), since, activities, count, banners, views };
  return { title: words.common.screens.statistics, body: <StatisticsBody asked={asked} figures={figures} />, isWide: true };
}
