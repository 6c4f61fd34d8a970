import { KEY_FIELD, TIME_FIELD, TRAP_FIELD } from "../../abuse/signals.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { FORM_FIELD, type FormAnswer } from "./form-answer.ts";
import { useVisitorForm, type FormChecks } from "./use-visitor-form.ts";
import styles from "./visitor-form.module.css";
import { useWords } from "../words/use-words.ts";

/** Id, name and error of a field, and the value that was sent, when the page returns the form with errors. */
export type FieldState = { id: string; name: string; problem?: string; defaultValue?: string };

/** State of a form for its fields. */
export type FormState = { status: "idle" | "sending" | "sent" | "error"; about(field: string): FieldState };

type VisitorFormProps = {
  /** Unique on its page; prefix of the ids of its fields. */
  name: string;
  /** Fragment to which a form without JavaScript returns. */
  fragment: string;
  answer: FormAnswer | null | undefined;
  check: FormChecks;
  /** Replaces the sent form; without it the form stays and shows the result itself. */
  thanks?: React.ReactNode;
  /** Whether the page is the thank-you page of the form without JavaScript. */
  wasSent: boolean;
  lead?: React.ReactNode;
  failureText?: string;
  encType?: "multipart/form-data";
  children: (state: FormState) => React.ReactNode;
};

/** A form with all its states (specification 2 §4); without JavaScript it is a plain POST form. */
export function VisitorForm({ name, fragment, answer, check, thanks, wasSent, encType, ...looks }: VisitorFormProps) {
  const { status, failure, values, keyField, handlers } = useVisitorForm({ name, answer, wasSent, encType, check });
  const { contactForm } = useWords();
  if (status === "sent" && thanks) return thanks;

  const { lead, failureText = contactForm.error.message, children } = looks;
  const problems = failure?.errors.map(({ field, message }) => ({ id: `${name}-${field}`, message })) ?? [];
  const messages = new Map(failure?.errors.map(({ field, message }) => [field, message]));
  const about = (field: string) => ({ id: `${name}-${field}`, name: field, problem: messages.get(field), defaultValue: values[field] });
  return (
    <form className={styles.form} method="post" action={`#${fragment}`} encType={encType} aria-busy={status === "sending"} {...handlers}>
      {lead}
      {failure && status !== "sending" && (
        <ErrorSummary
          answer={failure}
          title={problems.length > 0 ? contactForm.summary(problems.length) : (failure.message ?? failureText)}
          problems={problems}
        />
      )}
      <input type="hidden" name={FORM_FIELD} value={name} />
      {/* Without a default, which React would restore with each render. */}
      <input type="hidden" name={KEY_FIELD} ref={keyField} />
      <input type="hidden" name={TIME_FIELD} />
      {children({ status, about })}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${name}-trap`}>{contactForm.trap}</label>
        <input id={`${name}-trap`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}
