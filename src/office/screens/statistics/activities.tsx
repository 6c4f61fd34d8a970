import type { ActivityCounts } from "../../../analytics/read-statistics.server.ts";
import { brandOfPlatform } from "../../../brands/brands.ts";
import { List, type Column } from "../../list/list.tsx";
import { useWords } from "../../page-context.ts";
import { dayInWords } from "../../ui/day.ts";
import text from "../../ui/text.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import { downloadUrl } from "./download-url.ts";
import type { Figures } from "./figures.ts";
import type { StatisticsQuery } from "./statistics-query.ts";

/** The activities with counts, sortable by each figure. */
export function Activities({ asked, figures }: { asked: StatisticsQuery; figures: Figures }) {
  const words = useWords();
  const { statistics } = words;
  const { activities, count, views, since } = figures;
  const { spec, list } = asked;
  const title = since === null ? statistics.notYet : statistics.nothing(dayInWords(words, since));
  return (
    <section className={text.section}>
      <h2>{statistics.activities}</h2>
      <List
        spec={spec}
        query={list}
        columns={columnsOf(words)}
        rows={activities}
        count={count}
        keyOf={({ activity }) => activity.id}
        empty={{ title }}
        exportUrl={downloadUrl(asked, "/cijfers/uitjes.csv")}
        views={views}
        filtersAbove
      />
    </section>
  );
}

function columnsOf({ statistics, common }: OfficeWords): Column<ActivityCounts>[] {
  const number = new Intl.NumberFormat(common.locale);
  const figure = (title: string, order: string, of: (row: ActivityCounts) => number): Column<ActivityCounts> => ({
    ...{ title, order, isNumber: true },
    cell: (row) => number.format(of(row)),
  });
  return [
    { title: statistics.activity, cell: ({ activity }) => activity.title, isMain: true },
    { title: statistics.organisation, cell: ({ organisation }) => organisation ?? common.none },
    { title: common.brand, cell: ({ platformId }) => brandOfPlatform(platformId).name, hasOwnWords: true },
    figure(statistics.views, "bekeken", ({ views }) => views),
    figure(statistics.phone, "telefoon", ({ phoneClicks }) => phoneClicks),
    figure(statistics.website, "website", ({ webClicks }) => webClicks),
    figure(statistics.requests, "aanvragen", ({ offerRequests }) => offerRequests),
  ];
}
