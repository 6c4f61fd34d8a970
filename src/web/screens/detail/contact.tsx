import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useWords } from "../../words/use-words.ts";
import { contactName } from "./contact-name.ts";
import styles from "./contact.module.css";

/** The provider's phone number in a disclosure, and website if given; clicks are counted (analytics/count-activity-events.ts). */
export function Contact({ activity }: { activity: ActivityDetail }) {
  const { detail } = useWords();
  const { contactPhone, website } = activity;
  const name = contactName(activity);
  if (!contactPhone && !website) return null;
  return (
    <div className={styles.contact}>
      {contactPhone && (
        <details data-analytics-event="phone">
          <summary className={buttonClass("line")}>
            <Icon name="phone" />
            <span className={styles.closed}>{detail.showPhone}</span>
            <span className={styles.opened}>{detail.hidePhone}</span>
          </summary>
          <p>
            <a href={`tel:${contactPhone.replace(/[^\d+]/g, "")}`}>{contactPhone}</a>
            {name && <span> {name}</span>}
          </p>
        </details>
      )}
      {website && (
        <a className={buttonClass("line")} href={website} target="_blank" rel="noopener nofollow" data-analytics-event="website">
          <Icon name="out" />
          {detail.website}
          <span className={layout.srOnly}> ({detail.newWindow})</span>
        </a>
      )}
    </div>
  );
}
