import type { LandingPage } from "../../../seo/landing-page.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./landing-text.module.css";
import { useWords } from "../../words/use-words.ts";

/** What else a landing page has to say, below its list. */
export function LandingText({ landing: { rest } }: { landing: LandingPage }) {
  const { landing } = useWords();
  return (
    <Section isFar>
      <div className={styles.text}>
        <h2>{landing.goodToKnow}</h2>
        <p>{rest}</p>
      </div>
    </Section>
  );
}
