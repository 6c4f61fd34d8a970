import type { LandingPage } from "../../../landing-pages/landing-page.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useBrand } from "../../page/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import type { Overview } from "./load-overview.server.ts";
import styles from "./masthead.module.css";
import { panoramaUrl } from "../../../media/panorama-url.ts";

/**
 * The heading in words: what was searched for, and how many there are; a landing page has words of its own. Once somebody
 * searches it is small, so that the first of what was found is in view.
 */
export function Masthead({ overview: { total, said, chips }, landing }: { overview: Overview; landing?: LandingPage }) {
  const brand = useBrand();
  const words = useWords();
  const isSearch = chips.length > 0 && !landing;
  const home = { title: brand.name, url: "/" };
  const above = landing && [home, { title: words.overview.breadcrumb, url: "/uitjes" }, ...landing.above, { title: landing.crumb }];
  return (
    <div className={isSearch ? `${styles.masthead} ${styles.small}` : styles.masthead}>
      <div className={layout.wrap}>
        <Breadcrumbs steps={above ?? [home, { title: words.overview.breadcrumb }]} />
        <h1>{landing?.heading ?? said.heading ?? brand.overview.title}</h1>
        {/* Cheer does not belong above what was asked for, nor above nothing. */}
        {!isSearch && total > 0 && <p>{landing?.lead ?? brand.overview.lead}</p>}
      </div>
      {/* Last: on a phone it stands below the words, and painted before them it would move down as they arrive. */}
      <img
        className={styles.picture}
        // A lazy one that a phone does not show is not fetched there.
        loading={isSearch ? "lazy" : undefined}
        src={panoramaUrl(brand.key)}
        alt=""
        width="1920"
        height="650"
        fetchPriority="high"
      />
    </div>
  );
}
