import type { BrandPages } from "../../../brands/pages.ts";
import columns from "../../ui/layout/text-columns.module.css";
import { Section } from "../../ui/layout/section.tsx";
import { Login } from "./login.tsx";
import styles from "./offer.module.css";
import { useWords } from "../../words/use-words.ts";

type OfferProps = { page: BrandPages["advertise"]; login: { url: string | null; email: string } };

/** The offer for advertisers and how to apply; beside it the login. */
export function Offer({ page, login }: OfferProps) {
  const { stepsTitle, steps } = useWords().advertise;
  return (
    <Section>
      <div className={`${columns.columns} ${styles.columns}`}>
        <div className={columns.text}>
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
