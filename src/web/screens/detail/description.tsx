import { Link } from "react-router";
import type { EventTeaser } from "../../agenda/event-teaser.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { organisationUrl } from "../../../organisations/organisation-url.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { useWords } from "../../words/use-words.ts";
import styles from "./description.module.css";
import { DetailTabs } from "./detail-tabs.tsx";
import { Facts } from "./facts.tsx";

/** Everything the provider says: title, facts, description, where it is, and how to reach them. */
export function Description({ activity, events }: { activity: ActivityDetail; events: EventTeaser[] | null }) {
  const { detail } = useWords();
  const { organisation, contactPhone, website } = activity;
  const contactName = [activity.contactFirstName, activity.contactLastName].filter(Boolean).join(" ");
  return (
    <div className={styles.description}>
      <h1>{activity.title}</h1>
      <p className={styles.by}>
        {detail.by} {organisation ? <Link to={organisationUrl(organisation)}>{organisation.name}</Link> : activity.companyName}
      </p>
      <Facts activity={activity} />
      <DetailTabs key={activity.id} events={events}>
        <div className={styles.prose}>
          <h2 className={layout.unseen}>{detail.description}</h2>
          {activity.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {activity.locationDescription && (
            <>
              <h2>{detail.location}</h2>
              <p>{activity.locationDescription}</p>
            </>
          )}
        </div>
      </DetailTabs>
      <div className={styles.contact}>
        {contactPhone && (
          <details>
            <summary className={buttonClass("line")}>
              <Icon name="phone" />
              {detail.showPhone}
            </summary>
            <p>
              <a href={`tel:${contactPhone.replace(/[^\d+]/g, "")}`}>{contactPhone}</a>
              {contactName && <span> {contactName}</span>}
            </p>
          </details>
        )}
        {website && (
          <a className={buttonClass("line")} href={website} target="_blank" rel="noopener nofollow">
            <Icon name="out" />
            {detail.website}
            <span className={layout.unseen}> ({detail.newWindow})</span>
          </a>
        )}
      </div>
    </div>
  );
}
