import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useWords } from "../../words/use-words.ts";
import { contactName } from "./contact-name.ts";
import styles from "./contact.module.css";

/**
 * The ways to the provider: a phone number that shows when asked for, and the website when the provider wants it. Both are
 * counted (document/activity-moments.ts).
 */
export function Contact({ activity }: { activity: ActivityDetail }) {
  const { detail } = useWords();
  const { contactPhone, website } = activity;
  const name = contactName(activity);
  if (!contactPhone && !website) return null;
  return (
    <div className={styles.contact}>
      {contactPhone && (
        <details data-moment="phone">
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
        <a className={buttonClass("line")} href={website} target="_blank" rel="noopener nofollow" data-moment="website">
          <Icon name="out" />
          {detail.website}
          <span className={layout.unseen}> ({detail.newWindow})</span>
        </a>
      )}
    </div>
  );
}
