import { formHydration } from "../../forms/form-hydration.ts";
import { Island } from "../../islands/island.server.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { EventForm } from "./event-form.tsx";
import { EVENT_FORM, EVENT_FRAGMENT } from "./event-form-name.ts";
import styles from "./event-request.module.css";
import { useWords } from "../../words/use-words.ts";

/** The event form in a disclosure, whose button disappears when it is open (specification 2 §2). */
export function EventRequest({ provinces, wasSent, answer }: React.ComponentProps<typeof EventForm>) {
  const { eventForm } = useWords();
  const isOpen = wasSent || answer?.form === EVENT_FORM;
  return (
    <details className={styles.event} id={EVENT_FRAGMENT} open={isOpen || undefined}>
      {/* The button disappears, so the focus moves to the title (document/boot/disclosures.ts). */}
      <summary className={buttonClass("main")} data-focuses="next">
        {eventForm.open}
      </summary>
      <div className={styles.card}>
        <div className={styles.lead}>
          <h3 tabIndex={-1}>{eventForm.title}</h3>
          <p>{eventForm.lead}</p>
        </div>
        <Island name="eventRequest" of={EventForm} props={{ provinces, wasSent, answer }} hydration={formHydration({ wasSent, answer })} />
      </div>
    </details>
  );
}
