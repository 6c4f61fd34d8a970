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
import { useBrand } from "../../page/use-page.ts";
import { AGES_LENGTH } from "../../../submissions/quotes/ages-length.ts";
import { AddressFields } from "./address-fields.tsx";
import type { GroupedActivity, GroupMisfit } from "./group-misfit.ts";
import { quoteWords, type FamilyForm } from "./family-form.ts";
import { GroupNote } from "./group-note.tsx";
import styles from "./quote-form.module.css";
import { QUOTE_FORM, QUOTE_PLACE } from "./quote-form-name.ts";
import { Salutation } from "./salutation.tsx";
import { useWords } from "../../words/use-words.ts";

/** From which place on fields are folded away. */
const FOLDED = ["address", "zipcode", "city", "description"];

type QuoteFormProps = {
  activity: ViewedActivity & GroupedActivity;
  /** Without JavaScript, so that this page is the answer. */
  wasSent: boolean;
  answer: FormAnswer | null;
  /** How many were searched for. */
  persons: number | null;
  /** What is said of such a group. */
  misfit: GroupMisfit | null;
  /** What parents are asked; null on brands for groups. */
  family: FamilyForm | null;
};

/** Asks the provider for a quote (specification 2 §2, §3 and §5). */
export function QuoteForm({ activity, wasSent, answer, ...asked }: QuoteFormProps) {
  const { family } = asked;
  const contactForm = quoteWords(useWords().contactForm, family);
  return (
    <VisitorForm
      name={QUOTE_FORM}
      place={QUOTE_PLACE}
      answer={answer}
      check={() => rulesFor(family)}
      thanks={<QuoteThanks activity={activity} family={family} wasSent={wasSent} />}
      wasSent={wasSent}
      lead={<p className={styles.lead}>{contactForm.lead}</p>}
    >
      {(state) => <QuoteFields {...state} activity={activity} {...asked} />}
    </VisitorForm>
  );
}

async function rulesFor(family: FamilyForm | null) {
  const { readQuoteForm } = await import("../../../submissions/quotes/quote-form.ts");
  return (fields: FormData) => readQuoteForm(fields, { ages: family?.ages.label });
}

type QuoteFieldsProps = FormState & Pick<QuoteFormProps, "activity" | "persons" | "misfit" | "family">;

function QuoteFields({ about, status, activity, persons, misfit, family }: QuoteFieldsProps) {
  const contactForm = quoteWords(useWords().contactForm, family);
  const { id, locale } = useBrand();
  const [note, setNote] = useState(misfit);
  const judge = ({ currentTarget: { value } }: React.SyntheticEvent<HTMLInputElement>) =>
    void import("./judge-group.ts").then(({ judgeGroup }) => judgeGroup(value, { activity, brand: { id, locale } }, setNote), ignore);
  const group = about("numberOfPersons");
  const isSending = status === "sending";
  const foldIsOpen = FOLDED.map(about).some(({ problem, defaultValue }) => problem || defaultValue);
  return (
    <>
      {/* Of text: a field of numbers keeps `20-25` to itself, and it would be lost without a word. */}
      <Field
        {...group}
        className={form.half}
        label={contactForm.persons}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={group.defaultValue ?? persons ?? undefined}
        onInput={judge}
        onBlur={judge}
      />
      <DayField {...about("plannedDate")} daysAhead={1} label={contactForm.plannedDate} />
      <GroupNote misfit={note} />
      {family ? <Ages about={about} ages={family.ages} /> : <Salutation chosen={about("gender").defaultValue} />}
      <PersonField of="name" about={about} className={family ? undefined : form.pair} longest={QUOTE_REQUEST_LIMITS.name} />
      {!family && <PersonField of="company" about={about} className={form.pair} longest={QUOTE_REQUEST_LIMITS.line} />}
      <PersonField of="email" about={about} longest={QUOTE_REQUEST_LIMITS.email} />
      <PersonField of="phone" about={about} longest={QUOTE_REQUEST_LIMITS.phone} />
      <details className={styles.fold} open={foldIsOpen || undefined}>
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

/** As parents write it: `4 en 7`, `een van 5 maanden`. */
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

/** What happens next with a quote request, and when. */
function QuoteThanks({ activity, family, wasSent }: Pick<QuoteFormProps, "activity" | "family" | "wasSent">) {
  const contactForm = quoteWords(useWords().contactForm, family);
  const { confirmation, proposal, choice } = contactForm.steps;
  useEffect(() => {
    if (!wasSent || isNewConfirmation()) reportActivityEvent("offer", activity);
  }, [wasSent, activity]);
  return <Thanks title={contactForm.thanks} lead={contactForm.thanksLead(activity.companyName)} steps={[confirmation, proposal, choice]} />;
}

/** Without the note a request is as good. */
function ignore(): void {}
