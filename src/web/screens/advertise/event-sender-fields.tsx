import { EVENT_REQUEST_LIMITS } from "../../../contract/entities/event-request-limits.ts";
import { CompanyField, EmailField, NameField } from "../../forms/person-fields.tsx";
import type { FormState } from "../../forms/visitor-form.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./field-group.module.css";
import { useWords } from "../../words/use-words.ts";

/** Who submits the event, and the account to settle with. */
export function EventSenderFields({ about, values }: Pick<FormState, "about" | "values">) {
  const { eventForm } = useWords();
  const person = { about, values };
  return (
    <>
      <NameField {...person} className={styles.half} label={eventForm.name} longest={EVENT_REQUEST_LIMITS.name} />
      <CompanyField {...person} className={styles.half} label={eventForm.company} longest={EVENT_REQUEST_LIMITS.line} />
      <EmailField {...person} label={eventForm.email} longest={EVENT_REQUEST_LIMITS.email} />
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
