import { EVENT_REQUEST_LIMITS } from "../../../contract/entities/event-request-limits.ts";
import type { FormState } from "../../forms/visitor-form.tsx";
import { Field } from "../../ui/field.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./field-group.module.css";

/** Who submits the event, and the account to settle with. */
export function EventSenderFields({ about, values }: Pick<FormState, "about" | "values">) {
  const { eventForm, contactForm } = useWords();
  return (
    <>
      <Field
        {...about("name")}
        className={styles.half}
        label={eventForm.name}
        autoComplete="name"
        required
        maxLength={EVENT_REQUEST_LIMITS.name}
        defaultValue={values.name}
      />
      <Field
        {...about("companyName")}
        className={styles.half}
        label={eventForm.company}
        optional={contactForm.optional}
        autoComplete="organization"
        maxLength={EVENT_REQUEST_LIMITS.line}
        defaultValue={values.companyName}
      />
      <Field
        {...about("email")}
        label={eventForm.email}
        type="email"
        autoComplete="email"
        required
        maxLength={EVENT_REQUEST_LIMITS.email}
        defaultValue={values.email}
      />
      <Field
        {...about("iban")}
        label={eventForm.iban}
        hint={eventForm.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={EVENT_REQUEST_LIMITS.iban}
        defaultValue={values.iban}
      />
    </>
  );
}
