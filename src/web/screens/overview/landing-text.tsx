import type { LandingPage } from "../../../seo/landing-page.ts";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./landing-text.module.css";

/** What else a landing page has to say, below its list. */
export function LandingText({ landing: { rest } }: { landing: LandingPage }) {
  const { landing } = useOverviewWords();
  return (
    <Section isFar>
      <div className={styles.text}>
        <h2>{landing.goodToKnow}</h2>
        <p>{rest}</p>
      </div>
    </Section>
  );
}
