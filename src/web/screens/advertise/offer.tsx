import type { BrandPages } from "../../../brands/pages.ts";
import beside from "../../ui/layout/beside.module.css";
import { Section } from "../../ui/layout/section.tsx";
import { Login } from "./login.tsx";
import styles from "./offer.module.css";
import { useWords } from "../../words/use-words.ts";

type OfferProps = { page: BrandPages["advertise"]; login: { url: string | null; email: string } };

/** What an advertiser gets and how it goes; beside it, where those log in who advertise already. */
export function Offer({ page, login }: OfferProps) {
  const { stepsTitle, steps } = useWords().advertise;
  return (
    <Section>
      <div className={`${beside.columns} ${styles.columns}`}>
        <div className={beside.text}>
          <h2>{page.heading}</h2>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>{stepsTitle}</h3>
          <ol className={styles.steps}>
            {[steps.tell, steps.check, steps.answer].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <Login {...login} />
      </div>
    </Section>
  );
}
