import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { useFormWords } from "../words/parts/forms.ts";
import { PLACE, type ContactForm } from "./contact-forms.ts";
import styles from "./question-thanks.module.css";

/** Stands in the place of the form for who sent it without JavaScript. */
export function QuestionThanks({ contact }: { contact: ContactForm }) {
  const { faqForm } = useFormWords();
  return (
    <div className={styles.thanks} role="status">
      <Icon name="check" className={styles.icon} />
      <h3>{faqForm.thanks}</h3>
      <p>{faqForm.confirmation}</p>
      <a className={layout.link} href={`${contact.path}#${PLACE}`}>
        {faqForm.again}
      </a>
    </div>
  );
}
