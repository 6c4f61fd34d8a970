import type { MonthExposure } from "../../../activities/exposure.ts";
import { useBrand } from "../../use-brand.ts";
import { useAboutWords } from "../../words/parts/about.ts";
import styles from "./order.module.css";

/** How often the least and the most shown activity stood on the first page, beside the mean, and how even it was over all. */
export function LastMonth({ exposure: { gini, giniByChance, least, most } }: { exposure: MonthExposure }) {
  const { lang } = useBrand();
  const { order } = useAboutWords();
  const written = (amount: number) => amount.toLocaleString(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
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
