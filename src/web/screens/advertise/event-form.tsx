import type { FormAnswer } from "../../forms/form-answer.ts";
import { Thanks } from "../../forms/thanks.tsx";
import { VisitorForm } from "../../forms/visitor-form.tsx";
import { EVENT_FORM, EVENT_FRAGMENT } from "./event-form-name.ts";
import { EventFields } from "./event-fields.tsx";
import { useWords } from "../../words/use-words.ts";

type EventFormProps = { provinces: readonly string[]; wasSent: boolean; answer: FormAnswer | null };

/** Submits an event for the agenda (specification 2 §2, §3). */
export function EventForm({ provinces, wasSent, answer }: EventFormProps) {
  const { eventForm } = useWords();
  const { confirmation, check, agenda } = eventForm.steps;
  return (
    <VisitorForm
      name={EVENT_FORM}
      fragment={EVENT_FRAGMENT}
      answer={answer}
      check={async () => (await import("../../../submissions/events/event-form.ts")).readEventForm}
      thanks={<Thanks title={eventForm.thanks} steps={[confirmation, check, agenda]} />}
      wasSent={wasSent}
      failureText={eventForm.failure}
      encType="multipart/form-data"
    >
      {(state) => <EventFields {...state} provinces={provinces} />}
    </VisitorForm>
  );
}
