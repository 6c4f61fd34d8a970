import { Island } from "../../islands/island.server.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import layout from "../../ui/layout/layout.module.css";
import styles from "./hero.module.css";
import { HeroSearch } from "./hero-search.tsx";
import { panoramaUrl } from "../../../media/panorama-url.ts";

/** The site in one sentence, the search, and the brand's panorama behind them. */
export function Hero(search: React.ComponentProps<typeof HeroSearch>) {
  const { key, home } = useBrand();
  return (
    <div className={styles.hero}>
      <div className={`${layout.wrap} ${styles.text}`}>
        <h1>{home.title}</h1>
        <p className={styles.lead}>{home.lead}</p>
        <Island name="heroSearch" of={HeroSearch} props={search} hydration="interaction" />
      </div>
      <img className={styles.picture} src={panoramaUrl(key)} alt="" width="1920" height="650" fetchPriority="high" />
    </div>
  );
}
