import { useEffect, useRef } from "react";
import { NEWSLETTER_LIMITS } from "../../../contract/entities/newsletter-subscription-limits.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { PersonField } from "../../forms/person-field.tsx";
import { PrivacyNote } from "../../forms/privacy-note.tsx";
import { VisitorForm, type FormState } from "../../forms/visitor-form.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { NEWSLETTER_FORM, NEWSLETTER_FRAGMENT } from "./newsletter-form-name.ts";
import styles from "./newsletter-form.module.css";
import { useTouchedFields } from "./use-touched-fields.ts";
import { useWords } from "../../words/use-words.ts";

type NewsletterFormProps = { wasSent: boolean; answer: FormAnswer | null | undefined };

/** The subscription form of the newsletter (specification 2 §3, §4 and §5). */
export function NewsletterForm({ wasSent, answer }: NewsletterFormProps) {
  const { newsletter } = useWords();
  return (
    <VisitorForm
      name={NEWSLETTER_FORM}
      fragment={NEWSLETTER_FRAGMENT}
      answer={answer}
      check={loadRules}
      wasSent={wasSent}
      failureText={newsletter.error}
    >
      {(state) => (
        <>
          {state.status === "sent" ? <Thanks /> : <Fields {...state} />}
          <Submit status={state.status} />
          <PrivacyNote about="newsletter" />
        </>
      )}
    </VisitorForm>
  );
}

/** Loads the validation rules with the first focus of the form. */
async function loadRules() {
  return (await import("../../../submissions/newsletter/newsletter-form.ts")).readNewsletterForm;
}

function Fields({ about }: FormState) {
  const { problemOf, handlers } = useTouchedFields(loadRules);
  const touched = (name: string) => {
    const known = about(name);
    return { ...known, ...handlers, problem: problemOf(name, known.problem) };
  };
  return (
    <>
      <PersonField of="name" about={touched} longest={NEWSLETTER_LIMITS.name} />
      <PersonField of="email" about={touched} longest={NEWSLETTER_LIMITS.email} />
    </>
  );
}

/** One button whose label shows the state; it can be pressed once. */
function Submit({ status }: Pick<FormState, "status">) {
  const { newsletter, contactForm } = useWords();
  const labels = { idle: newsletter.submit, error: newsletter.submit, sending: contactForm.sending, sent: newsletter.sent };
  const isSending = status === "sending";
  return (
    <button className={buttonClass("main", "wide")} type="submit" disabled={isSending || status === "sent"} aria-busy={isSending}>
      {labels[status]}
    </button>
  );
}

/** The confirmation, which replaces the fields and receives the focus. */
function Thanks() {
  const { newsletter } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <h3 ref={title} tabIndex={-1}>
        {newsletter.thanks}
      </h3>
      <p>{newsletter.thanksText}</p>
      <p className={styles.hint}>{newsletter.thanksHint}</p>
    </div>
  );
}
