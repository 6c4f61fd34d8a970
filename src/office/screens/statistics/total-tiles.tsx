import type { Totals } from "../../../analytics/totals.ts";
import { useWords } from "../../page-context.ts";
import styles from "./statistics.module.css";

type TotalTilesProps = {
  totals: Totals;
  before: Totals;
  /** The whole period before was counted; otherwise nothing there means nothing. */
  isCountedBefore: boolean;
};

/** Four figures, each beside that of the period before. */
export function TotalTiles({ totals, before, isCountedBefore }: TotalTilesProps) {
  const { statistics, common } = useWords();
  const names = {
    views: statistics.views,
    phoneClicks: statistics.phone,
    webClicks: statistics.website,
    offerRequests: statistics.requests,
  } satisfies Record<keyof Totals, string>;
  const nothing = isCountedBefore ? statistics.nothingBefore : statistics.notCountedBefore;
  const number = new Intl.NumberFormat(common.locale);
  return (
    <dl className={styles.tiles}>
      {(["views", "phoneClicks", "webClicks", "offerRequests"] as const).map((name) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>
            <b>{number.format(totals[name])}</b>
            <small>{before[name] === 0 ? nothing : statistics.before(number.format(before[name]))}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
