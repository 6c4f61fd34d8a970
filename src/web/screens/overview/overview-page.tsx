import { useNavigation } from "react-router";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import type { LandingLinks as Links } from "../../../seo/landing-links.ts";
import type { LandingPage } from "../../../seo/landing-page.ts";
import layout from "../../ui/layout.module.css";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { Filters } from "./filters.tsx";
import { HelpBlock } from "./help-block.tsx";
import { LandingLinks } from "./landing-links.tsx";
import { LandingText } from "./landing-text.tsx";
import type { Overview } from "./load-overview.server.ts";
import { Masthead } from "./masthead.tsx";
import styles from "./overview.module.css";
import { Results, RESULTS } from "./results.tsx";

type OverviewPageProps = { overview: Overview; landings: readonly Links[] | null; landing?: LandingPage };

/** The overview, also where a landing page says what it is about. */
export function OverviewPage({ overview, landings, landing }: OverviewPageProps) {
  const { location } = useNavigation();
  const { overview: overviewWords } = useOverviewWords();
  // While the next list loads, the controls already show what was chosen.
  const pending = location?.pathname === "/uitjes" ? filterFromUrl(new URLSearchParams(location.search)) : null;
  return (
    <>
      <Masthead overview={overview} landing={landing} />
      <div className={`${layout.wrap} ${styles.overview}`}>
        <a className={styles.skip} href={`#${RESULTS}`}>
          {overviewWords.toResults}
        </a>
        <Filters overview={overview} state={pending ?? overview.state} />
        <Results overview={overview} asked={pending ?? overview.state} />
      </div>
      {landing?.rest && <LandingText landing={landing} />}
      <HelpBlock help={overview.said.help} />
      <LandingLinks landings={landings} />
    </>
  );
}
