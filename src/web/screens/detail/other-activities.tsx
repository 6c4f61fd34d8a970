import type { Teaser } from "../../../activities/teaser.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { ActivityCard } from "../../ui/card/activity-card.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { useWords } from "../../words/use-words.ts";
import type { SimilarActivities as Offered } from "./related-activities.server.ts";
import styles from "./other-activities.module.css";

/** Number of activities before the toggle (specification 2 §2). */
const FIRST = 4;

type OtherActivitiesProps = { activities: Teaser[]; total: number; organisation: { name: string; url: string } };

/** Other activities of the same organisation: the first four, with a toggle for the rest, or a link to them if there are many. */
export function OtherActivities({ activities, total, organisation }: OtherActivitiesProps) {
  const { detail, activities: amount } = useWords();
  const rest = activities.slice(FIRST);
  const isWhole = total === activities.length;
  return (
    <div className={layout.noPrint}>
      <Section title={detail.moreOf(organisation.name)} action={<ArrowLink to={organisation.url}>{detail.toOrganisation}</ArrowLink>} tint>
        <Cards activities={activities.slice(0, FIRST)} />
        {!isWhole && (
          <Link className={`${buttonClass("white")} ${styles.all}`} to={organisation.url}>
            {/* The linked page includes this activity. */}
            {detail.showAll(amount(total + 1))}
          </Link>
        )}
        {isWhole && rest.length > 0 && (
          <details className={styles.rest}>
            <summary className={buttonClass("white")}>
              <span className={styles.closed}>{detail.showAll(amount(activities.length))}</span>
              <span className={styles.opened}>{detail.showFewer}</span>
            </summary>
            <Cards activities={rest} />
          </details>
        )}
      </Section>
    </div>
  );
}

/** Similar activities of other organisations. */
export function SimilarActivities({ similar: { title, activities } }: { similar: Offered }) {
  return (
    <div className={layout.noPrint}>
      <Section title={title} isDeferred>
        <Cards activities={activities} inRow={Math.min(3, activities.length)} />
      </Section>
    </div>
  );
}

/** Cards in up to four columns; in up to three if `inRow` is 2 or 3. */
function Cards({ activities, inRow = activities.length }: { activities: Teaser[]; inRow?: number }) {
  return (
    <div className={styles.activities} data-amount={inRow}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </div>
  );
}
