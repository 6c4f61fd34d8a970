import { useRef } from "react";
import { afterFrame } from "../../after-frame.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { VisitorForm } from "../../forms/visitor-form.tsx";
import { buttonClass } from "../../ui/button.ts";
import { useAdvertiseWords } from "../../words/parts/advertise.ts";
import { EVENT_FORM, EVENT_PLACE } from "./event-form-name.ts";
import { EventFields } from "./event-fields.tsx";
import styles from "./event-request.module.css";
import { EventThanks } from "./event-thanks.tsx";

type EventRequestProps = { provinces: readonly string[]; wasSent: boolean; answer: FormAnswer | null | undefined };

/** Submits an event for the agenda: folded until its button is pressed, which then goes away (specification 2 §2). */
export function EventRequest({ provinces, wasSent, answer }: EventRequestProps) {
  const { eventForm } = useAdvertiseWords();
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = wasSent || answer?.form === EVENT_FORM;
  return (
    <details className={styles.event} id={EVENT_PLACE} open={isOpen || undefined}>
      {/* The button goes, so the focus goes on to what it opened. */}
      <summary
        className={buttonClass("main")}
        onClick={({ currentTarget }) => {
          beginAtTop(currentTarget.parentElement);
          requestAnimationFrame(() => title.current?.focus());
        }}
      >
        {eventForm.open}
      </summary>
      <div className={styles.card}>
        <div className={styles.lead}>
          <h3 ref={title} tabIndex={-1}>
            {eventForm.title}
          </h3>
          <p>{eventForm.lead}</p>
        </div>
        <VisitorForm
          name={EVENT_FORM}
          place={EVENT_PLACE}
          answer={answer}
          check={async () => (await import("../../../event-requests/event-form.ts")).readEventForm}
          thanks={<EventThanks />}
          wasSent={wasSent}
          failureText={eventForm.failure}
          encType="multipart/form-data"
        >
          {(state) => <EventFields {...state} provinces={provinces} />}
        </VisitorForm>
      </div>
    </details>
  );
}

/** The first group of fields answers the tap; the others, which lie below the view, follow in the picture after it. */
function beginAtTop(event: HTMLElement | null) {
  if (!event) return;
  event.dataset.opening = "";
  afterFrame(() => delete event.dataset.opening);
}
