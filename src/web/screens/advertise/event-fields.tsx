import { useState } from "react";
import { EVENT_REQUEST_LIMITS } from "../../../contract/entities/event-request-limits.ts";
import { DayField } from "../../forms/day-field.tsx";
import { PrivacyNote } from "../../forms/privacy-note.tsx";
import type { FormState } from "../../forms/visitor-form.tsx";
import { PictureInput } from "../../forms/picture/picture-input.tsx";
import { buttonClass } from "../../ui/button.ts";
import { LongTextField } from "../../forms/long-text-field.tsx";
import { Field } from "../../ui/field.tsx";
import { EventPlaceFields } from "./event-place-fields.tsx";
import { EventSenderFields } from "./event-sender-fields.tsx";
import { FieldGroup } from "./field-group.tsx";
import { useWords } from "../../words/use-words.ts";

/** The fields of an event, its place, and who submits it (specification 2 §3). */
export function EventFields({ about, values, status, provinces }: FormState & { provinces: readonly string[] }) {
  const { eventForm } = useWords();
  const [waitsForPicture, setWaitsForPicture] = useState(false);
  const state = waitsForPicture ? "waiting" : status;
  const isBusy = state === "sending" || state === "waiting";
  return (
    <>
      <FieldGroup title={eventForm.aboutEvent}>
        <AboutEvent about={about} values={values} onPicture={setWaitsForPicture} />
      </FieldGroup>
      <FieldGroup title={eventForm.aboutPlace}>
        <EventPlaceFields about={about} values={values} provinces={provinces} />
      </FieldGroup>
      <FieldGroup title={eventForm.aboutYou}>
        <EventSenderFields about={about} values={values} />
      </FieldGroup>
      <button className={buttonClass("main", "wide")} type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? eventForm[state] : eventForm.submit}
      </button>
      <PrivacyNote about="event" />
    </>
  );
}

type AboutEventProps = Pick<FormState, "about" | "values"> & { onPicture: (isSending: boolean) => void };

function AboutEvent({ about, values, onPicture }: AboutEventProps) {
  const { eventForm, contactForm } = useWords();
  const picture = about("media");
  return (
    <>
      <Field {...about("title")} label={eventForm.eventTitle} required maxLength={EVENT_REQUEST_LIMITS.title} defaultValue={values.title} />
      <LongTextField
        {...about("description")}
        label={eventForm.description}
        hint={eventForm.descriptionHint}
        required
        rows={5}
        longest={EVENT_REQUEST_LIMITS.description}
        defaultValue={values.description}
      />
      <DayField {...about("startDate")} daysAhead={0} label={eventForm.startDate} required defaultValue={values.startDate} />
      <DayField
        {...about("endDate")}
        daysAhead={0}
        label={eventForm.endDate}
        optional={contactForm.optional}
        defaultValue={values.endDate}
      />
      <Field
        {...about("website")}
        label={eventForm.website}
        hint={eventForm.websiteHint}
        required
        inputMode="url"
        autoComplete="url"
        maxLength={EVENT_REQUEST_LIMITS.website}
        defaultValue={values.website}
      />
      <PictureInput id={picture.id} problem={picture.problem} mediaId={values.mediaId} onSending={onPicture} />
    </>
  );
}
