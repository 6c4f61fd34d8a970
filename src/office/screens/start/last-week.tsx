import { lastDays, periodBefore, type Period } from "../../../analytics/period.ts";
import { readTotals } from "../../../analytics/read-totals.server.ts";
import type { Totals } from "../../../analytics/totals.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { houseDay } from "../../house-time.ts";
import { useWords } from "../../page-context.ts";
import text from "../../ui/text.module.css";
import styles from "./start.module.css";

/** The figures of the last seven days, and of the seven before. */
export type WeekFigures = { period: Period; totals: Totals; before: Totals };

const DAYS = 7;

/** Null for somebody who may not read figures. */
export async function readLastWeek(request: OfficeRequest): Promise<WeekFigures | null> {
  if (!offers(request, "statistics.read")) return null;
  const { site, scope, now } = request;
  const period = lastDays(houseDay(now), DAYS);
  const [totals, before] = await Promise.all([readTotals(site.db, scope, period), readTotals(site.db, scope, periodBefore(period))]);
  return { period, totals, before };
}

export function LastWeek({ period, totals, before }: WeekFigures) {
  const { start, common } = useWords();
  const number = new Intl.NumberFormat(common.locale);
  const figures = [
    { name: start.requests, count: totals.offerRequests, earlier: before.offerRequests },
    { name: start.views, count: totals.views, earlier: before.views },
  ];
  return (
    <section className={text.section}>
      <h2>{start.lastDays}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, count, earlier }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{number.format(count)}</b>
              <small>{start.before(number.format(earlier))}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <a href={`/cijfers?van=${period.from}&tot=${period.to}`}>{start.allFigures}</a>
      </p>
    </section>
  );
}
