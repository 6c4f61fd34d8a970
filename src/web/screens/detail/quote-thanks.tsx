import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useFormWords } from "../../words/parts/forms.ts";
import styles from "./quote-thanks.module.css";

/** What happens next, and when; takes the place of the form and the focus. */
export function QuoteThanks({ company }: { company: string }) {
  const { contactForm } = useFormWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <Icon name="check" className={styles.icon} />
      <h3 ref={title} tabIndex={-1}>
        {contactForm.thanks}
      </h3>
      <p>{contactForm.thanksLead(company)}</p>
      <ol>
        <li>{contactForm.steps.confirmation}</li>
        <li>{contactForm.steps.proposal}</li>
        <li>{contactForm.steps.choice}</li>
      </ol>
    </div>
  );
}
