import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { QUOTE_REQUEST_LIMITS } from "../../../contract/entities/quote-request-limits.ts";
import { buttonClass } from "../../ui/button.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { AddressFields } from "./address-fields.tsx";
import styles from "./quote-form.module.css";
import { Salutation } from "./salutation.tsx";
import type { QuoteAnswer } from "./send-quote.server.ts";
import { KEY_FIELD, useSubmissionKey } from "./use-submission-key.ts";

/** From which place on fields are folded away. */
const FOLDED = ["address", "zipcode", "city", "description"];

/** Asks the provider for a quote (specification 2 §2, §3 and §5); posts by itself without JavaScript. */
export function QuoteForm({ answer }: { answer: QuoteAnswer | undefined }) {
  const { contactForm } = useWords();
  const isSending = useNavigation().formMethod === "POST";
  const key = useSubmissionKey();
  const failure = answer?.status === "error" ? answer : null;
  const values = failure?.values;
  const problems = new Map(failure?.errors.map(({ field, message }) => [field, message]));
  const about = (field: string) => ({ id: `quote-${field}`, name: field, problem: problems.get(field) });
  const foldIsOpen = FOLDED.some((field) => problems.has(field));

  return (
    <Form className={styles.form} method="post" action="#offerte" noValidate preventScrollReset onInput={key.touched} onSubmit={key.sent}>
      <p className={styles.lead}>{contactForm.lead}</p>
      {failure && (
        <ErrorSummary
          answer={failure}
          title={failure.errors.length > 0 ? contactForm.summary(failure.errors.length) : (failure.message ?? contactForm.error.message)}
          problems={failure.errors.map(({ field, message }) => ({ id: `quote-${field}`, message }))}
        />
      )}
      <input type="hidden" name={KEY_FIELD} ref={key.field} defaultValue="" />
      <Field
        {...about("numberOfPersons")}
        className={styles.half}
        label={contactForm.persons}
        type="number"
        min={1}
        inputMode="numeric"
        defaultValue={values?.numberOfPersons}
      />
      <PlannedDate {...about("plannedDate")} label={contactForm.plannedDate} defaultValue={values?.plannedDate} />
      <Salutation chosen={values?.gender} />
      <Field
        {...about("name")}
        className={styles.half}
        label={contactForm.name}
        autoComplete="name"
        required
        maxLength={QUOTE_REQUEST_LIMITS.name}
        defaultValue={values?.name}
      />
      <Field
        {...about("companyName")}
        className={styles.half}
        label={contactForm.company}
        optional={contactForm.optional}
        autoComplete="organization"
        maxLength={QUOTE_REQUEST_LIMITS.line}
        defaultValue={values?.companyName}
      />
      <Field
        {...about("email")}
        label={contactForm.email}
        type="email"
        autoComplete="email"
        required
        maxLength={QUOTE_REQUEST_LIMITS.email}
        defaultValue={values?.email}
      />
      <Field
        {...about("phone")}
        label={contactForm.phone}
        type="tel"
        autoComplete="tel"
        required
        maxLength={QUOTE_REQUEST_LIMITS.phone}
        defaultValue={values?.phone}
      />
      <details className={styles.fold} open={foldIsOpen || undefined}>
        <summary>
          <Icon name="plus" />
          {contactForm.fold}
        </summary>
        <AddressFields about={about} values={values} />
      </details>
      <label className={styles.agree}>
        <input type="checkbox" name="subscribe" defaultChecked={values?.subscribe === "on"} />
        <span>{contactForm.subscribe}</span>
      </label>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="quote-trap">{contactForm.trap}</label>
        <input id="quote-trap" name="website_confirm" tabIndex={-1} autoComplete="off" />
      </div>
      <button className={buttonClass("main", "wide")} type="submit" disabled={isSending} aria-busy={isSending}>
        {isSending ? contactForm.sending : contactForm.submit}
      </button>
    </Form>
  );
}

/** Only days from tomorrow can be picked; which day that is, the page learns after hydration. */
function PlannedDate(field: { id: string; name: string; problem?: string; label: string; defaultValue?: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    if (box.current) box.current.min = tomorrow.toLocaleDateString("sv-SE");
  }, []);
  return <Field {...field} className={styles.half} type="date" ref={box} />;
}
