import type { LandingPage } from "../../../seo/landing-page.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import layout from "../../ui/layout.module.css";
import { useBrand } from "../../use-brand.ts";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { useWords } from "../../words/use-words.ts";
import type { Overview } from "./load-overview.server.ts";
import styles from "./masthead.module.css";
import { panoramaUrl } from "../../../media/panorama-url.ts";

/** The heading in words: what was searched for, and how many there are; a landing page has words of its own. */
export function Masthead({ overview: { state, total, place, chips }, landing }: { overview: Overview; landing?: LandingPage }) {
  const brand = useBrand();
  const words = useWords();
  const { overview } = useOverviewWords();
  const persons = state.persons === null ? null : words.persons(state.persons);
  const title = chips.length > 0 ? overview.title(words.activities(total), place?.phrase ?? null, persons) : brand.overview.title;
  const home = { title: brand.name, url: "/" };
  const above = landing && [home, { title: words.overview.breadcrumb, url: "/uitjes" }, ...landing.above, { title: landing.crumb }];
  return (
    <div className={styles.masthead}>
      <div className={layout.wrap}>
        <Breadcrumbs steps={above ?? [home, { title: words.overview.breadcrumb }]} />
        <h1>{landing?.heading ?? title}</h1>
        <p>{landing?.lead ?? brand.overview.lead}</p>
      </div>
      {/* Last: on a phone it stands below the words, and painted before them it would move down as they arrive. */}
      <img className={styles.picture} src={panoramaUrl(brand.key)} alt="" width="1920" height="650" fetchPriority="high" />
    </div>
  );
}
