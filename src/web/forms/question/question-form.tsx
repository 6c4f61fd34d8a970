import { CONTACT_MESSAGE_LIMITS } from "../../../contract/entities/contact-message-limits.ts";
import type { FormAnswer } from "../form-answer.ts";
import { PersonField } from "../person-field.tsx";
import { LongTextField } from "../long-text-field.tsx";
import { PrivacyNote } from "../privacy-note.tsx";
import { Thanks } from "../thanks.tsx";
import { VisitorForm, type FormState } from "../visitor-form.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { QUESTION_FRAGMENT, type ContactForm } from "./contact-forms.ts";
import styles from "./question-form.module.css";
import { useWords } from "../../words/use-words.ts";

type QuestionFormProps = {
  contact: ContactForm;
  wasSent: boolean;
  answer: FormAnswer | null;
  /** Default of the message. */
  firstLine?: string;
};

/** The contact form, for questions or about advertising (specification 2 §3, §4 and §5). */
export function QuestionForm({ contact, wasSent, answer, firstLine }: QuestionFormProps) {
  const { name, type } = contact;
  if (wasSent) return <QuestionThanks contact={contact} />;
  return (
    <VisitorForm name={name} fragment={QUESTION_FRAGMENT} answer={answer} check={() => rulesFor(type)} wasSent={false}>
      {(state) => <QuestionFields {...state} type={type} firstLine={firstLine} />}
    </VisitorForm>
  );
}

/** Replaces the form after it was sent without JavaScript. */
function QuestionThanks({ contact }: Pick<QuestionFormProps, "contact">) {
  const { faqForm } = useWords();
  return (
    <Thanks title={faqForm.thanks} lead={faqForm.confirmation}>
      <a className={layout.link} href={`${contact.path}#${QUESTION_FRAGMENT}`}>
        {faqForm.again}
      </a>
    </Thanks>
  );
}

async function rulesFor(type: ContactForm["type"]) {
  const { readContactForm } = await import("../../../submissions/contact/contact-form.ts");
  return (fields: FormData) => readContactForm(fields, type);
}

type QuestionFieldsProps = FormState & Pick<ContactForm, "type"> & Pick<QuestionFormProps, "firstLine">;

function QuestionFields({ about, status, type, firstLine }: QuestionFieldsProps) {
  const { contactForm, faqForm } = useWords();
  const remark = about("description");
  // Optimistic: shows "sent" before the answer; an error restores the form (specification 2 §4, decisions).
  const saysSent = status === "sending" || status === "sent";
  return (
    <>
      <PersonField of="name" about={about} className={styles.half} longest={CONTACT_MESSAGE_LIMITS.name} />
      <PersonField of="company" about={about} className={styles.half} longest={CONTACT_MESSAGE_LIMITS.companyName} />
      <PersonField of="email" about={about} longest={CONTACT_MESSAGE_LIMITS.email} />
      <PersonField of="phone" about={about} longest={CONTACT_MESSAGE_LIMITS.phone} />
      <LongTextField
        {...remark}
        label={faqForm.remark[type]}
        optional={contactForm.optional}
        rows={5}
        longest={CONTACT_MESSAGE_LIMITS.description}
        defaultValue={remark.defaultValue ?? firstLine}
      />
      <div>
        <button className={buttonClass("main", "wide")} type="submit" disabled={saysSent}>
          {saysSent && <Icon name="check" small />}
          {saysSent ? faqForm.sent : faqForm.submit[type]}
        </button>
        <p className={styles.confirmation} role="status">
          {status === "sent" && faqForm.confirmation}
        </p>
      </div>
      <PrivacyNote about="question" />
    </>
  );
}
