import { lastDays, type Period } from "../../../analytics/period.ts";
import { houseDay } from "../../house-time.ts";
import { FilterForm } from "../../list/filter-form.tsx";
import { listUrl } from "../../list/list-query.ts";
import { useRequest } from "../../page-context.ts";
import { dayInWords } from "../../ui/day.ts";
import text from "../../ui/text.module.css";
import { Activities } from "./activities.tsx";
import { Banners } from "./banners.tsx";
import { Charts } from "./charts.tsx";
import type { Figures } from "./figures.ts";
import styles from "./statistics.module.css";
import { chosenValues, type StatisticsQuery } from "./statistics-query.ts";
import { TotalTiles } from "./total-tiles.tsx";

/** Asked for most often. */
const SHORTCUTS = [7, 30, 90] as const;

export function StatisticsBody({ asked, figures }: { asked: StatisticsQuery; figures: Figures }) {
  const request = useRequest();
  const { statistics } = request.words;
  const { spec, list, period } = asked;
  const shown = { ...list, values: { ...list.values, van: period.from, tot: period.to } };
  return (
    <>
      <FilterForm spec={spec} query={shown} active={Object.keys(chosenValues(asked, houseDay(request.now))).length} />
      <nav className={styles.shortcuts} aria-label={statistics.shortcuts}>
        {SHORTCUTS.map((count) => {
          const { from: van, to: tot } = lastDays(houseDay(request.now), count);
          const isAsked = van === list.values["van"] && tot === list.values["tot"];
          const isShown = isAsked || (van === period.from && tot === period.to);
          return (
            <a key={count} href={listUrl(spec, list, { values: { ...list.values, van, tot } })} aria-current={isShown ? "true" : undefined}>
              {statistics.lastDays(count)}
            </a>
          );
        })}
      </nav>
      {asked.isCut && (
        <p className={text.fine} role="status">
          {statistics.cut(dayInWords(request.words, period.from), dayInWords(request.words, period.to))}
        </p>
      )}
      <Shown figures={figures} before={asked.before} />
      {!isNothing(figures) && <Charts series={figures.series} period={period} />}
      <Activities asked={asked} figures={figures} />
      <Banners asked={asked} banners={figures.banners} />
    </>
  );
}

function isNothing({ totals }: Figures): boolean {
  return Object.values(totals).every((count) => count === 0);
}

function Shown({ figures, before }: { figures: Figures; before: Period }) {
  const { totals, totalsBefore, since } = figures;
  const { words } = useRequest();
  const { statistics } = words;
  if (since === null) return <p className={styles.nothing}>{statistics.notYet}</p>;
  if (isNothing(figures)) return <p className={styles.nothing}>{statistics.nothing(dayInWords(words, since))}</p>;
  return (
    <section>
      <h2 className={styles.hidden}>{statistics.totals}</h2>
      <TotalTiles totals={totals} before={totalsBefore} isCountedBefore={since <= before.from} />
      <p className={text.fine}>{statistics.since(dayInWords(words, since))}</p>
    </section>
  );
}
