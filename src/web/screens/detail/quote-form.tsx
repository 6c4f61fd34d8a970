import { useEffect, useState } from "react";
import { QUOTE_REQUEST_LIMITS } from "../../../contract/entities/quote-request-limits.ts";
import { DayField } from "../../forms/day-field.tsx";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { PersonField } from "../../forms/person-field.tsx";
import { PrivacyNote } from "../../forms/privacy-note.tsx";
import { Thanks } from "../../forms/thanks.tsx";
import { VisitorForm, type FormState } from "../../forms/visitor-form.tsx";
import form from "../../forms/visitor-form.module.css";
import { buttonClass } from "../../ui/form/button.ts";
import { Field } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import { isNewConfirmation } from "../../analytics/is-new-confirmation.ts";
import { reportActivityEvent, type ViewedActivity } from "../../analytics/activity-events.ts";
import { useBrand } from "../../page-context/use-page.ts";
import { AGES_LENGTH } from "../../../submissions/quotes/ages-length.ts";
import { AddressFields } from "./address-fields.tsx";
import type { GroupedActivity, GroupSizeWarning } from "./check-group-size.ts";
import { quoteWords, type FamilyForm } from "./family-form.ts";
import { GroupNote } from "./group-note.tsx";
import styles from "./quote-form.module.css";
import { QUOTE_FORM, QUOTE_FRAGMENT } from "./quote-form-name.ts";
import { Salutation } from "./salutation.tsx";
import { useWords } from "../../words/use-words.ts";

/** Optional fields, in a disclosure. */
const OPTIONAL_FIELDS = ["address", "zipcode", "city", "description"];

type QuoteFormProps = {
  activity: ViewedActivity & GroupedActivity;
  /** Whether this is the thank-you page of the form without JavaScript. */
  wasSent: boolean;
  answer: FormAnswer | null;
  /** The number of persons in the search that linked to this page. */
  persons: number | null;
  /** The warning if a group of that size does not fit. */
  sizeWarning: GroupSizeWarning | null;
  /** Texts for families; null on brands for groups. */
  family: FamilyForm | null;
};

/** Asks the provider for a quote (specification 2 §2, §3 and §5). */
export function QuoteForm({ activity, wasSent, answer, ...options }: QuoteFormProps) {
  const { family } = options;
  const contactForm = quoteWords(useWords().contactForm, family);
  return (
    <VisitorForm
      name={QUOTE_FORM}
      fragment={QUOTE_FRAGMENT}
      answer={answer}
      check={() => rulesFor(family)}
      thanks={<QuoteThanks activity={activity} family={family} wasSent={wasSent} />}
      wasSent={wasSent}
      lead={<p className={styles.lead}>{contactForm.lead}</p>}
    >
      {(state) => <QuoteFields {...state} activity={activity} {...options} />}
    </VisitorForm>
  );
}

async function rulesFor(family: FamilyForm | null) {
  const { readQuoteForm } = await import("../../../submissions/quotes/quote-form.ts");
  return (fields: FormData) => readQuoteForm(fields, { ages: family?.ages.label });
}

type QuoteFieldsProps = FormState & Pick<QuoteFormProps, "activity" | "persons" | "sizeWarning" | "family">;

function QuoteFields({ about, status, activity, persons, sizeWarning, family }: QuoteFieldsProps) {
  const contactForm = quoteWords(useWords().contactForm, family);
  const { id, locale } = useBrand();
  const [note, setNote] = useState(sizeWarning);
  const checkSize = ({ currentTarget: { value } }: React.SyntheticEvent<HTMLInputElement>) =>
    void import("./check-typed-group-size.ts").then(
      ({ checkTypedGroupSize }) => checkTypedGroupSize(value, { activity, brand: { id, locale } }, setNote),
      ignore,
    );
  const group = about("numberOfPersons");
  const isSending = status === "sending";
  const startsOpen = OPTIONAL_FIELDS.map(about).some(({ problem, defaultValue }) => problem || defaultValue);
  return (
    <>
      {/* A text field: a number field would discard `20-25` without an error. */}
      <Field
        {...group}
        className={form.half}
        label={contactForm.persons}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={group.defaultValue ?? persons ?? undefined}
        onInput={checkSize}
        onBlur={checkSize}
      />
      <DayField {...about("plannedDate")} daysAhead={1} label={contactForm.plannedDate} />
      <GroupNote sizeWarning={note} />
      {family ? <Ages about={about} ages={family.ages} /> : <Salutation chosen={about("gender").defaultValue} />}
      <PersonField of="name" about={about} className={family ? undefined : form.pair} longest={QUOTE_REQUEST_LIMITS.name} />
      {!family && <PersonField of="company" about={about} className={form.pair} longest={QUOTE_REQUEST_LIMITS.line} />}
      <PersonField of="email" about={about} longest={QUOTE_REQUEST_LIMITS.email} />
      <PersonField of="phone" about={about} longest={QUOTE_REQUEST_LIMITS.phone} />
      <details className={styles.optional} open={startsOpen || undefined}>
        <summary>
          <Icon name="plus" />
          {contactForm.fold}
        </summary>
        <AddressFields about={about} />
      </details>
      <label className={styles.agree}>
        <input type="checkbox" name="subscribe" defaultChecked={about("subscribe").defaultValue === "on"} />
        <span>{contactForm.subscribe}</span>
      </label>
      <button className={buttonClass("main", "wide")} type="submit" disabled={isSending} aria-busy={isSending}>
        {isSending ? contactForm.sending : contactForm.submit}
      </button>
      <PrivacyNote about="quote" />
    </>
  );
}

type AgesProps = Pick<FormState, "about"> & Pick<FamilyForm, "ages">;

/** The ages of children as free text: `4 en 7` (4 and 7), `een van 5 maanden` (one of 5 months). */
function Ages({ about, ages }: AgesProps) {
  const { contactForm } = useWords();
  return (
    <Field
      {...about("ages")}
      label={ages.label}
      optional={contactForm.optional}
      placeholder={ages.hint}
      autoComplete="off"
      maxLength={AGES_LENGTH}
    />
  );
}

/** The confirmation of a quote request with the next steps. */
function QuoteThanks({ activity, family, wasSent }: Pick<QuoteFormProps, "activity" | "family" | "wasSent">) {
  const contactForm = quoteWords(useWords().contactForm, family);
  const { confirmation, proposal, choice } = contactForm.steps;
  useEffect(() => {
    if (!wasSent || isNewConfirmation()) reportActivityEvent("offer", activity);
  }, [wasSent, activity]);
  return <Thanks title={contactForm.thanks} lead={contactForm.thanksLead(activity.companyName)} steps={[confirmation, proposal, choice]} />;
}

/** The warning about the group size is optional. */
function ignore(): void {}
