import { Link } from "../../ui/link.tsx";
import type { Route } from "./+types/order.ts";
import { exposureOfLastMonth } from "../../../activities/exposure.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { headOfStillPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { buttonClass } from "../../ui/button.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { TextWithPoints } from "../../ui/text-with-points.tsx";
import { useAboutWords } from "../../words/parts/about.ts";
import { LastMonth } from "./last-month.tsx";
import { Hours } from "./hours.tsx";
import styles from "./order.module.css";

const PATH = "/over-de-volgorde";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, catalogue } = context.get(siteContext);
  const page = brand.pages.order;
  tellMachines(context, { path: PATH, texts: page, steps: [{ title: wordsOf(brand.locale).order.breadcrumb }] });
  const exposure = exposureOfLastMonth(catalogue, brand, new Date());
  return { page, exposure, head: headOfStillPage(context, { page, path: PATH }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** Why activities stand where they stand: the rotation in plain words, and what else one may sort by. */
export default function Order({ loaderData: { page, exposure } }: Route.ComponentProps) {
  const { order } = useAboutWords();
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
