import { lastDays, periodBefore, type Period } from "../../../analytics/period.ts";
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
  /** The days that were asked for lay partly outside what can have been counted. */
  isCut: boolean;
  before: Period;
  text: string | undefined;
  order: ActivityOrder;
};

const DEFAULT_DAYS = 30;
/** Longer periods begin later, so that a chart has at most 105 weeks; none ends after today. */
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
  const today = houseDay(request.now);
  const asked = periodOf(list, today);
  const { period, isCut } = cut(asked, { from: lastDays(asked.to < today ? asked.to : today, MOST_DAYS).from, to: today });
  const scope = narrowed(request.scope, brandOf(list));
  return { spec, list, scope, period, isCut, before: periodBefore(period), text: list.values["zoek"], order: orderOf(list) };
}

/** The days of the address, in their order; the last thirty unless it names any. */
function periodOf({ values }: ListQuery, today: string): Period {
  const to = values["tot"] ?? (values["van"] === undefined || values["van"] <= today ? today : values["van"]);
  return { from: values["van"] ?? lastDays(to, DEFAULT_DAYS).from, to };
}

/** What was asked for, without the days before the first count; `since` is null when nothing was counted. */
export function countedPart(asked: StatisticsQuery, since: string | null): StatisticsQuery {
  const { period, list } = asked;
  const isChosen = list.values["van"] !== undefined || list.values["tot"] !== undefined;
  if (!isChosen || since === null || period.to < since || period.from >= since) return asked;
  const shown = { from: since, to: period.to };
  return { ...asked, period: shown, isCut: true, before: periodBefore(shown) };
}

/** The values of the filters, without days that are the default ones. */
export function chosenValues({ list, period }: StatisticsQuery, today: string): ListQuery["values"] {
  const { from, to } = lastDays(today, DEFAULT_DAYS);
  if (period.from !== from || period.to !== to) return list.values;
  return Object.fromEntries(Object.entries(list.values).filter(([name]) => name !== "van" && name !== "tot"));
}

/** The days of a period within bounds; outside them, the nearest day. */
function cut({ from, to }: Period, bounds: Period): { period: Period; isCut: boolean } {
  const within = (day: string) => [bounds.from, day, bounds.to].toSorted()[1] ?? day;
  const period = { from: within(from), to: within(to) };
  return { period, isCut: period.from !== from || period.to !== to };
}

function orderOf({ order, direction }: ListQuery): ActivityOrder {
  return { by: isOrder(order) ? ORDERS[order] : ORDERS.aanvragen, direction };
}

function isOrder(order: string): order is keyof typeof ORDERS {
  return order in ORDERS;
}
