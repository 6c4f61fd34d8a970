import { exposureOfLastMonth, type MonthExposure } from "../../../activities/exposure.server.ts";
import type { BrandPages } from "../../../brands/pages.ts";
import { wordsOf } from "../../../brands/words.ts";
import { staticPageHead } from "../../document/document-head.server.ts";
import { defineScreen } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { TextWithPoints } from "../../ui/layout/text-with-points.tsx";
import { Hours } from "./hours.tsx";
import styles from "./order.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

type OrderProps = { page: BrandPages["order"]; exposure: MonthExposure | null };

export const order = defineScreen({
  path: ROUTES.order.path,
  cacheKey: () => "",
  load({ site }) {
    const { brand, catalogue } = site;
    const page = brand.pages.order;
    const { breadcrumb } = wordsOf(brand.locale).order;
    const exposure = exposureOfLastMonth(catalogue, brand, new Date());
    return { ...staticPageHead(site, page, { path: ROUTES.order.path, breadcrumb }), props: { page, exposure } };
  },
  Page: Order,
});

/** Explains the order of activities: the rotation and the other orders. */
function Order({ page, exposure }: OrderProps) {
  const { order } = usePageWords();
  const { example, choices, measured } = page;
  return (
    <>
      <PageHead breadcrumb={order.breadcrumb} page={page} />
      <TextWithPoints {...page} />
      <Section title={example.title} lead={example.lead} tint>
        <Hours activities={example.activities} />
      </Section>
      {exposure && (
        <Section title={measured.title} lead={measured.text}>
          <LastMonth exposure={exposure} />
        </Section>
      )}
      <Section
        title={choices.title}
        lead={choices.lead}
        action={
          <Link className={buttonClass("line")} to="/uitjes">
            {choices.link}
          </Link>
        }
      >
        <dl className={styles.sorts}>
          {choices.sorts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** How often the least and most shown activities were on the first page, relative to the mean, and the Gini coefficient. */
function LastMonth({ exposure: { gini, giniByChance, least, most } }: { exposure: MonthExposure }) {
  const { order } = usePageWords();
  return (
    <dl className={styles.measured}>
      <div>
        <dt>{order.least}</dt>
        <dd>{order.share(decimals(least))}</dd>
      </div>
      <div>
        <dt>{order.most}</dt>
        <dd>{order.share(decimals(most))}</dd>
      </div>
      <div>
        <dt>{order.gini}</dt>
        <dd>
          {decimals(gini)}. {order.giniText(decimals(giniByChance))}
        </dd>
      </div>
    </dl>
  );
}

/** Two decimals with a comma. Not by `Intl`, whose first use is slow on a phone. */
function decimals(amount: number): string {
  return amount.toFixed(2).replace(".", ",");
}
