import { QUOTE_REQUEST_LIMITS } from "../../../contract/entities/quote-request-limits.ts";
import type { FormValues } from "../../../guard/read-form.ts";
import { LongTextField } from "../../forms/long-text-field.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./address-fields.module.css";
import { useWords } from "../../words/use-words.ts";

type AddressFieldsProps = {
  about: (field: string) => { id: string; name: string; problem?: string };
  values: FormValues;
};

/** What a provider only sometimes needs. */
export function AddressFields({ about, values }: AddressFieldsProps) {
  const { contactForm } = useWords();
  return (
    <div className={styles.fields}>
      <Field
        {...about("address")}
        label={contactForm.address}
        autoComplete="address-line1"
        maxLength={QUOTE_REQUEST_LIMITS.line}
        defaultValue={values.address}
      />
      <Field
        {...about("zipcode")}
        className={styles.half}
        label={contactForm.zipcode}
        autoComplete="postal-code"
        maxLength={QUOTE_REQUEST_LIMITS.line}
        defaultValue={values.zipcode}
      />
      <Field
        {...about("city")}
        className={styles.half}
        label={contactForm.city}
        autoComplete="address-level2"
        maxLength={QUOTE_REQUEST_LIMITS.line}
        defaultValue={values.city}
      />
      <LongTextField
        {...about("description")}
        label={contactForm.description}
        optional={contactForm.optional}
        longest={QUOTE_REQUEST_LIMITS.description}
        defaultValue={values.description}
      />
    </div>
  );
}
