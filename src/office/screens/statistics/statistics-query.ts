import { dayCount, lastDays, periodBefore, type Period } from "../../../analytics/period.ts";
import type { ActivityOrder } from "../../../analytics/read-statistics.server.ts";
import { narrowed, type Scope } from "../../../permissions/scope.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { houseDay } from "../../house-time.ts";
import { brandFilter } from "../../list/brand-filter.ts";
import { brandOf, readListQuery, type ListQuery, type ListSpec } from "../../list/list-query.ts";

/** What the screen shows, as its address says. */
export type StatisticsQuery = {
  spec: ListSpec;
  list: ListQuery;
  scope: Scope;
  period: Period;
  before: Period;
  text: string | undefined;
  order: ActivityOrder;
};

const DEFAULT_DAYS = 30;
/** Longer periods begin later: a chart has at most 105 weeks. */
const MOST_DAYS = 731;
const ORDERS = { aanvragen: "offerRequests", bekeken: "views", telefoon: "phoneClicks", website: "webClicks" } as const;

export function statisticsSpec({ words, scope }: Pick<OfficeRequest, "words" | "scope">): ListSpec {
  const { statistics } = words;
  return {
    path: "/cijfers",
    orders: ["aanvragen", "bekeken", "telefoon", "website"],
    filters: [
      { kind: "day", name: "van", label: statistics.from },
      { kind: "day", name: "tot", label: statistics.to },
      ...brandFilter(words, scope),
      { kind: "text", name: "zoek", label: statistics.search },
    ],
  };
}

export function readStatisticsQuery(request: OfficeRequest): StatisticsQuery {
  const spec = statisticsSpec(request);
  const list = readListQuery(request.url.searchParams, spec);
  const period = periodOf(list, houseDay(request.now));
  const scope = narrowed(request.scope, brandOf(list));
  return { spec, list, scope, period, before: periodBefore(period), text: list.values["zoek"], order: orderOf(list) };
}

/** The days of the address, in their order; the last thirty unless it names any. */
function periodOf({ values }: ListQuery, today: string): Period {
  const to = values["tot"] ?? (values["van"] === undefined || values["van"] <= today ? today : values["van"]);
  const from = values["van"] ?? lastDays(to, DEFAULT_DAYS).from;
  const period = from <= to ? { from, to } : { from: to, to: from };
  return dayCount(period) > MOST_DAYS ? lastDays(period.to, MOST_DAYS) : period;
}

function orderOf({ order, direction }: ListQuery): ActivityOrder {
  return { by: isOrder(order) ? ORDERS[order] : ORDERS.aanvragen, direction };
}

function isOrder(order: string): order is keyof typeof ORDERS {
  return order in ORDERS;
}
