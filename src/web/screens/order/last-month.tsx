import type { MonthExposure } from "../../../activities/exposure.ts";
import styles from "./order.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** How often the least and the most shown activity stood on the first page, beside the mean, and how even it was over all. */
export function LastMonth({ exposure: { gini, giniByChance, least, most } }: { exposure: MonthExposure }) {
  const { order } = usePageWords();
  return (
    <dl className={styles.measured}>
      <div>
        <dt>{order.least}</dt>
        <dd>{order.share(written(least))}</dd>
      </div>
      <div>
        <dt>{order.most}</dt>
        <dd>{order.share(written(most))}</dd>
      </div>
      <div>
        <dt>{order.gini}</dt>
        <dd>
          {written(gini)}. {order.giniText(written(giniByChance))}
        </dd>
      </div>
    </dl>
  );
}

/** With two decimals, as Dutch and German write them. Not by `Intl`, for which a phone loads the languages of its system. */
function written(amount: number): string {
  return amount.toFixed(2).replace(".", ",");
}
