import { KEY_FIELD, TIME_FIELD, TRAP_FIELD } from "../../abuse/signals.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { FORM_FIELD, type FormAnswer } from "./form-answer.ts";
import { useVisitorForm, type FormChecks } from "./use-visitor-form.ts";
import styles from "./visitor-form.module.css";
import { useWords } from "../words/use-words.ts";

/** A field's id, name and error, and what was typed in it, when the page came back as the answer to its form. */
export type FieldState = { id: string; name: string; problem?: string; defaultValue?: string };

/** What the fields of a form need to know. */
export type FormState = { status: "idle" | "sending" | "sent" | "error"; about(field: string): FieldState };

type VisitorFormProps = {
  /** Unique on its page; begins the ids of its fields. */
  name: string;
  /** Fragment of the place on the page that a form without JavaScript comes back to. */
  place: string;
  answer: FormAnswer | null | undefined;
  check: FormChecks;
  /** Takes the place of the form once it is sent; without it the form stays and says so itself. */
  thanks?: React.ReactNode;
  /** Whether the page is the one that a form without JavaScript was led to. */
  wasSent: boolean;
  lead?: React.ReactNode;
  failureText?: string;
  encType?: "multipart/form-data";
  children: (state: FormState) => React.ReactNode;
};

/** A form of ours with all its states (specification 2 §4); posts by itself without JavaScript. */
export function VisitorForm({ name, place, answer, check, thanks, wasSent, encType, ...looks }: VisitorFormProps) {
  const { status, failure, values, keyField, handlers } = useVisitorForm({ name, answer, wasSent, encType, check });
  const { contactForm } = useWords();
  if (status === "sent" && thanks) return thanks;

  const { lead, failureText = contactForm.error.message, children } = looks;
  const problems = failure?.errors.map(({ field, message }) => ({ id: `${name}-${field}`, message })) ?? [];
  const messages = new Map(failure?.errors.map(({ field, message }) => [field, message]));
  const about = (field: string) => ({ id: `${name}-${field}`, name: field, problem: messages.get(field), defaultValue: values[field] });
  return (
    <form className={styles.form} method="post" action={`#${place}`} encType={encType} aria-busy={status === "sending"} {...handlers}>
      {lead}
      {failure && status !== "sending" && (
        <ErrorSummary
          answer={failure}
          title={problems.length > 0 ? contactForm.summary(problems.length) : (failure.message ?? failureText)}
          problems={problems}
        />
      )}
      <input type="hidden" name={FORM_FIELD} value={name} />
      {/* Without a default: React would put that back whenever the form is rendered again. */}
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
