import { dayCount, type Period } from "../../../analytics/period.ts";
import { isByWeek, type Point } from "../../../analytics/series.ts";
import { useWords } from "../../page-context.ts";
import { Chart, type ChartPoint } from "../../ui/chart.tsx";
import { dayInWords } from "../../ui/day.ts";
import text from "../../ui/text.module.css";
import { FigureTable } from "./figure-table.tsx";
import styles from "./statistics.module.css";

const WEEK = 7;

/** Views and requests over time, and all figures in a table. */
export function Charts({ series, period }: { series: readonly Point[]; period: Period }) {
  const words = useWords();
  const { statistics } = words;
  const byWeek = isByWeek(period);
  const isPart = (point: Point) => byWeek && dayCount(point) < WEEK;
  const part = (point: Point) => (isPart(point) ? ` (${statistics.part(dayCount(point))})` : "");
  const titleOf = (point: Point) =>
    byWeek
      ? `${statistics.period(dayInWords(words, point.from), dayInWords(words, point.to))}${part(point)}`
      : dayInWords(words, point.from);
  const pointsOf = (value: (point: Point) => number) =>
    series.map((point) => ({
      ...{ label: titleOf(point), tick: `${dayInWords(words, point.from)}${part(point)}` },
      ...{ value: value(point), isPart: isPart(point) },
    }));
  return (
    <section className={text.section}>
      <h2>{byWeek ? statistics.chartByWeek : statistics.chart}</h2>
      <div className={styles.charts}>
        <Figure name={statistics.viewsChart} points={pointsOf((point) => point.views)} />
        <Figure name={statistics.requestsChart} points={pointsOf((point) => point.offerRequests)} />
      </div>
      <details className={styles.numbers}>
        <summary>{statistics.inNumbers}</summary>
        <FigureTable
          rows={series}
          keyOf={({ from }) => from}
          columns={[
            { title: byWeek ? statistics.week : statistics.day, cell: titleOf },
            { title: statistics.views, cell: ({ views }) => views },
            { title: statistics.phone, cell: ({ phoneClicks }) => phoneClicks },
            { title: statistics.website, cell: ({ webClicks }) => webClicks },
            { title: statistics.requests, cell: ({ offerRequests }) => offerRequests },
          ]}
        />
      </details>
    </section>
  );
}

function Figure({ name, points }: { name: string; points: readonly ChartPoint[] }) {
  const { statistics, common } = useWords();
  const number = new Intl.NumberFormat(common.locale);
  const all = points.reduce((sum, { value }) => sum + value, 0);
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), { label: "", value: 0 });
  const description =
    all === 0
      ? statistics.chartNothing
      : statistics.chartText({ name, all: number.format(all), most: number.format(most.value), when: most.label });
  return <Chart title={name} description={description} points={points} />;
}
