import type { OrganisationEvents } from "../../events/organisation-events.server.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { Contact } from "./contact.tsx";
import styles from "./description.module.css";
import { DetailTabs } from "./detail-tabs.tsx";
import { Facts, type AtAGlance } from "./facts.tsx";
import { PrintDetails } from "./print-details.tsx";
import { ShareSection } from "./share-section.tsx";
import { Practical } from "./practical.tsx";
import type { RainPlan as RainPlanOptions } from "./related-activities.server.ts";
import { RainPlan } from "./rain-plan.tsx";
import { useWords } from "../../words/use-words.ts";

type DescriptionProps = {
  activity: ActivityDetail;
  atAGlance: AtAGlance;
  practical: React.ComponentProps<typeof Practical>;
  rain: RainPlanOptions | null;
  events: OrganisationEvents;
  pageUrl: string;
};

/** Titles of more characters are set smaller, so that a phone still shows the facts below. */
const LONG_TITLE = 70;

/** Title, facts, description, practical information and contact details of an activity. */
export function Description({ activity, atAGlance, practical, rain, events, pageUrl }: DescriptionProps) {
  const detail = useWords().detail;
  const { organisation } = activity;
  return (
    <div className={styles.description}>
      {activity.kind && <p className={styles.kind}>{activity.kind.name}</p>}
      <h1 className={activity.title.length > LONG_TITLE ? styles.long : undefined}>{activity.title}</h1>
      <p className={styles.by}>
        {detail.by} {organisation ? <Link to={organisationUrl(organisation)}>{organisation.name}</Link> : activity.companyName}
      </p>
      <Facts activity={activity} atAGlance={atAGlance} />
      <DetailTabs events={events}>
        <div className={styles.prose}>
          <h2 className={layout.srOnly}>{detail.description}</h2>
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
      <Practical {...practical} />
      {rain && <RainPlan plan={rain} />}
      <Contact activity={activity} />
      <ShareSection activity={activity} pageUrl={pageUrl} />
      <PrintDetails activity={activity} pageUrl={pageUrl} />
    </div>
  );
}
