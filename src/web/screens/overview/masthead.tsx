import type { LandingPage } from "../../../landing-pages/landing-page.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import type { Overview } from "./load-overview.server.ts";
import styles from "./masthead.module.css";
import { panoramaUrl } from "../../../media/panorama-url.ts";

/**
 * The heading: the search in words with its total; a landing page has its own texts. It is small for a search, so that the first results
 * are in view.
 */
export function Masthead({ overview: { total, texts, chips }, landing }: { overview: Overview; landing?: LandingPage }) {
  const brand = useBrand();
  const words = useWords();
  const isSearch = chips.length > 0 && !landing;
  const home = { title: brand.name, url: "/" };
  const above = landing && [home, { title: words.overview.breadcrumb, url: "/uitjes" }, ...landing.above, { title: landing.crumb }];
  return (
    <div className={isSearch ? `${styles.masthead} ${styles.small}` : styles.masthead}>
      <div className={layout.wrap}>
        <Breadcrumbs steps={above ?? [home, { title: words.overview.breadcrumb }]} />
        <h1>{landing?.heading ?? texts.heading ?? brand.overview.title}</h1>
        {/* The cheerful lead is not for searches, nor for an empty list. */}
        {!isSearch && total > 0 && <p>{landing?.lead ?? brand.overview.lead}</p>}
      </div>
      {/* Last: on a phone the image is below the texts, and would shift when painted before them. */}
      <img
        className={styles.picture}
        // Phones hide it: a lazy image is then not fetched.
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
