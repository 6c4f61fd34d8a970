import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useAdvertiseWords } from "../../words/parts/advertise.ts";
import styles from "../detail/quote-thanks.module.css";

/** What happens next; takes the place of the form and the focus. */
export function EventThanks() {
  const { eventForm } = useAdvertiseWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <Icon name="check" className={styles.icon} />
      <h3 ref={title} tabIndex={-1}>
        {eventForm.thanks}
      </h3>
      <ol>
        <li>{eventForm.steps.confirmation}</li>
        <li>{eventForm.steps.check}</li>
        <li>{eventForm.steps.agenda}</li>
      </ol>
    </div>
  );
}
