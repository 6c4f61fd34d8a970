import type { Route } from "./+types/newsletter.ts";
import { pageMeta } from "../../page-meta.ts";
import { siteContext } from "../../site.server.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./newsletter.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(siteContext);
  return { page: brand.pages.newsletter, origin };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ brand: matches[0].loaderData?.brand, ...loaderData, path: "/nieuwsbrief" });
}

/** What the newsletter is, in the brand's own words, and where one signs up (specification 2 §2). */
export default function Newsletter({ loaderData: { page } }: Route.ComponentProps) {
  const { newsletter } = useWords();
  return (
    <>
      <PageHead breadcrumb={newsletter.breadcrumb} page={page} />
      <FormSection title={page.heading}>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={styles.points}>
          {page.points.map((point) => (
            <li key={point}>
              <Icon name="check" small />
              {point}
            </li>
          ))}
        </ul>
        <p className={styles.promise}>{newsletter.promise}</p>
      </FormSection>
    </>
  );
}
