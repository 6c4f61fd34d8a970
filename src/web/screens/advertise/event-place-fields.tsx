import { EVENT_REQUEST_LIMITS } from "../../../contract/entities/event-request-limits.ts";
import type { FormState } from "../../forms/visitor-form.tsx";
import form from "../../forms/visitor-form.module.css";
import { Field } from "../../ui/field.tsx";
import { useWords } from "../../words/use-words.ts";

type EventPlaceFieldsProps = Pick<FormState, "about" | "values"> & { provinces: readonly string[] };

/** Where the event is; province and city are names (decisions, Forms). */
export function EventPlaceFields({ about, values, provinces }: EventPlaceFieldsProps) {
  const { eventForm } = useWords();
  const line = { required: true, maxLength: EVENT_REQUEST_LIMITS.line };
  return (
    <>
      <Field {...about("address")} {...line} label={eventForm.address} autoComplete="address-line1" defaultValue={values.address} />
      <Field
        {...about("zipcode")}
        {...line}
        className={form.half}
        label={eventForm.zipcode}
        autoComplete="postal-code"
        defaultValue={values.zipcode}
      />
      <Field
        {...about("city")}
        {...line}
        className={form.half}
        label={eventForm.city}
        autoComplete="address-level2"
        defaultValue={values.city}
      />
      <Field {...about("province")} as="select" required label={eventForm.province} defaultValue={values.province ?? ""}>
        <option value="">{eventForm.provincePlaceholder}</option>
        {provinces.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Field>
    </>
  );
}
