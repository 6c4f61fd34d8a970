import { QUOTE_REQUEST_LIMITS } from "../../../contract/entities/quote-request-limits.ts";
import { LongTextField } from "../../forms/long-text-field.tsx";
import { PersonField } from "../../forms/person-field.tsx";
import type { FormState } from "../../forms/visitor-form.tsx";
import styles from "./address-fields.module.css";
import { useWords } from "../../words/use-words.ts";

/** Optional fields, which few providers need. */
export function AddressFields({ about }: Pick<FormState, "about">) {
  const { contactForm } = useWords();
  return (
    <div className={styles.fields}>
      <PersonField of="address" about={about} longest={QUOTE_REQUEST_LIMITS.line} />
      <PersonField of="zipcode" about={about} longest={QUOTE_REQUEST_LIMITS.line} className={styles.half} />
      <PersonField of="city" about={about} longest={QUOTE_REQUEST_LIMITS.line} className={styles.half} />
      <LongTextField
        {...about("description")}
        label={contactForm.description}
        optional={contactForm.optional}
        longest={QUOTE_REQUEST_LIMITS.description}
      />
    </div>
  );
}
