import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { ContactLinks } from "../../ui/layout/contact-links.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { TermsLinks } from "../../ui/layout/terms-links.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import styles from "./contact.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** Mail address and, if the brand has one, phone number; beside them links to the privacy statement and the terms in three languages. */
export function Contact() {
  const { email, phone } = useBrand();
  const { aboutUs } = usePageWords();
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.contact}>
          <h2>{aboutUs.contact}</h2>
          <p>{aboutUs.contactLead}</p>
          <ContactLinks email={email} phone={phone} />
          <Link className={buttonClass("main")} to="/helpdesk">
            {aboutUs.helpdesk}
          </Link>
        </div>
        <div>
          <h2>{aboutUs.privacy}</h2>
          <p>{aboutUs.privacyText}</p>
          <ArrowLink to="/privacy">{aboutUs.privacyLink}</ArrowLink>
        </div>
        <div>
          <h2>{aboutUs.terms}</h2>
          <p>{aboutUs.termsText}</p>
          <TermsLinks className={styles.terms} />
        </div>
      </div>
    </Section>
  );
}
