import { useState } from "react";
import { EVENT_REQUEST_LIMITS } from "../../../contract/entities/event-request-limits.ts";
import { DayField } from "../../forms/day-field.tsx";
import { PersonField } from "../../forms/person-field.tsx";
import { PrivacyNote } from "../../forms/privacy-note.tsx";
import form from "../../forms/visitor-form.module.css";
import type { FormState } from "../../forms/visitor-form.tsx";
import { PictureInput } from "../../forms/picture/picture-input.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { LongTextField } from "../../forms/long-text-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import styles from "./event-fields.module.css";
import { useWords } from "../../words/use-words.ts";

/** The fields of an event, its place and its sender (specification 2 §3). */
export function EventFields({ about, status, provinces }: FormState & { provinces: readonly string[] }) {
  const { eventForm } = useWords();
  const [waitsForPicture, setWaitsForPicture] = useState(false);
  const state = waitsForPicture ? "waiting" : status;
  const isBusy = state === "sending" || state === "waiting";
  return (
    <>
      <FieldGroup title={eventForm.aboutEvent}>
        <AboutEvent about={about} onPicture={setWaitsForPicture} />
      </FieldGroup>
      <FieldGroup title={eventForm.aboutPlace}>
        <AboutPlace about={about} provinces={provinces} />
      </FieldGroup>
      <FieldGroup title={eventForm.aboutYou}>
        <AboutSender about={about} />
      </FieldGroup>
      <button className={buttonClass("main", "wide")} type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? eventForm[state] : eventForm.submit}
      </button>
      <PrivacyNote about="event" />
    </>
  );
}

/** A titled group of fields in a long form. */
function FieldGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={form.form}>{children}</div>
    </fieldset>
  );
}

type GroupProps = Pick<FormState, "about">;

function AboutEvent({ about, onPicture }: GroupProps & { onPicture: (isSending: boolean) => void }) {
  const { eventForm, contactForm } = useWords();
  const { id, problem } = about("media");
  return (
    <>
      <Field {...about("title")} label={eventForm.eventTitle} required maxLength={EVENT_REQUEST_LIMITS.title} />
      <LongTextField
        {...about("description")}
        label={eventForm.description}
        hint={eventForm.descriptionHint}
        required
        rows={5}
        longest={EVENT_REQUEST_LIMITS.description}
      />
      <DayField {...about("startDate")} daysAhead={0} label={eventForm.startDate} required />
      <DayField {...about("endDate")} daysAhead={0} label={eventForm.endDate} optional={contactForm.optional} />
      <Field
        {...about("website")}
        label={eventForm.website}
        hint={eventForm.websiteHint}
        required
        inputMode="url"
        autoComplete="url"
        maxLength={EVENT_REQUEST_LIMITS.website}
      />
      <PictureInput id={id} problem={problem} mediaId={about("mediaId").defaultValue} onSending={onPicture} />
    </>
  );
}

/** The place of the event; province and city are sent as names (specification 3, Forms). */
function AboutPlace({ about, provinces }: GroupProps & { provinces: readonly string[] }) {
  const { eventForm } = useWords();
  const line = { about, longest: EVENT_REQUEST_LIMITS.line, required: true };
  const province = about("province");
  return (
    <>
      <PersonField of="address" {...line} label={eventForm.address} />
      <PersonField of="zipcode" {...line} label={eventForm.zipcode} className={form.half} />
      <PersonField of="city" {...line} label={eventForm.city} className={form.half} />
      <Field {...province} as="select" required label={eventForm.province} defaultValue={province.defaultValue ?? ""}>
        <option value="">{eventForm.provincePlaceholder}</option>
        {provinces.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Field>
    </>
  );
}

/** The sender of the event, and the bank account for payment. */
function AboutSender({ about }: GroupProps) {
  const { eventForm } = useWords();
  return (
    <>
      <PersonField of="name" about={about} className={styles.half} label={eventForm.name} longest={EVENT_REQUEST_LIMITS.name} />
      <PersonField of="company" about={about} className={styles.half} label={eventForm.company} longest={EVENT_REQUEST_LIMITS.line} />
      <PersonField of="email" about={about} label={eventForm.email} longest={EVENT_REQUEST_LIMITS.email} />
      <Field
        {...about("iban")}
        label={eventForm.iban}
        hint={eventForm.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={EVENT_REQUEST_LIMITS.iban}
      />
    </>
  );
}
