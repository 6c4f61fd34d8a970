import { Region } from "../../document/region.server.tsx";
import { Island } from "../../islands/island.server.tsx";
import type { LandingLinks as Links } from "../../../landing-pages/landing-links.server.ts";
import type { LandingPage } from "../../../landing-pages/landing-page.ts";
import layout from "../../ui/layout/layout.module.css";
import { Section } from "../../ui/layout/section.tsx";
import { filterPropsOf } from "./filter-props.ts";
import { Filters } from "./filters.tsx";
import { HelpBlock } from "./help-block.tsx";
import { LandingLinks } from "./landing-links.tsx";
import about from "./landing-text.module.css";
import type { Overview } from "./load-overview.server.ts";
import { Masthead } from "./masthead.tsx";
import styles from "./overview.module.css";
import { Results, RESULTS } from "./results.tsx";
import list from "./results.module.css";
import { useWords } from "../../words/use-words.ts";

export type OverviewPageProps = { overview: Overview; landings: readonly Links[]; landing?: LandingPage };

/** The overview, also with the texts of a landing page: list navigation leads from one to the other. */
export function OverviewPage({ overview, landings, landing }: OverviewPageProps) {
  const words = useWords();
  return (
    <>
      <Region name="masthead">
        <Masthead overview={overview} landing={landing} />
      </Region>
      <div className={`${layout.wrap} ${styles.overview}`}>
        <a className={styles.skip} href={`#${RESULTS}`}>
          {words.overview.toResults}
        </a>
        <Island name="filters" of={Filters} props={filterPropsOf(overview)} hydration="interaction" className={styles.island} />
        <Region name="results" className={list.column}>
          <Results overview={overview} />
        </Region>
      </div>
      <Region name="about">
        {landing?.rest && (
          <Section isDeferred>
            <div className={about.text}>
              <h2>{words.landing.goodToKnow}</h2>
              <p>{landing.rest}</p>
            </div>
          </Section>
        )}
        <HelpBlock help={overview.texts.help} />
      </Region>
      <LandingLinks landings={landings} />
    </>
  );
}
