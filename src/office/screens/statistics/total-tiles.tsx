import type { Totals } from "../../../analytics/totals.ts";
import { useWords } from "../../page-context.ts";
import styles from "./statistics.module.css";

/** Four figures, each beside that of the period before. */
export function TotalTiles({ totals, before }: { totals: Totals; before: Totals }) {
  const { statistics, common } = useWords();
  const names = {
    views: statistics.views,
    phoneClicks: statistics.phone,
    webClicks: statistics.website,
    offerRequests: statistics.requests,
  } satisfies Record<keyof Totals, string>;
  const number = new Intl.NumberFormat(common.locale);
  return (
    <dl className={styles.tiles}>
      {(["views", "phoneClicks", "webClicks", "offerRequests"] as const).map((name) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>
            <b>{number.format(totals[name])}</b>
            <small>{before[name] === 0 ? statistics.nothingBefore : statistics.before(number.format(before[name]))}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
