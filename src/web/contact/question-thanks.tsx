import { Thanks } from "../forms/thanks.tsx";
import layout from "../ui/layout.module.css";
import { PLACE, type ContactForm } from "./contact-forms.ts";
import { useWords } from "../words/use-words.ts";

/** Stands in the place of the form for who sent it without JavaScript. */
export function QuestionThanks({ contact }: { contact: ContactForm }) {
  const { faqForm } = useWords();
  return (
    <Thanks title={faqForm.thanks} lead={faqForm.confirmation}>
      <a className={layout.link} href={`${contact.path}#${PLACE}`}>
        {faqForm.again}
      </a>
    </Thanks>
  );
}
