import type { Teaser } from "../../../activities/teaser.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { ActivityCard } from "../../ui/card/activity-card.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { useWords } from "../../words/use-words.ts";
import type { Alike as Offered } from "./beside.server.ts";
import styles from "./other-activities.module.css";

/** How many show before the toggle (specification 2 §2). */
const FIRST = 4;

type OtherActivitiesProps = { activities: Teaser[]; total: number; organisation: { name: string; url: string } };

/** Other activities of the same organisation: the first four, and a toggle for the rest, or the way to them where they are many. */
export function OtherActivities({ activities, total, organisation }: OtherActivitiesProps) {
  const { detail, activities: amount } = useWords();
  const rest = activities.slice(FIRST);
  const isWhole = total === activities.length;
  return (
    <div className={layout.notOnPaper}>
      <Section title={detail.moreOf(organisation.name)} action={<ArrowLink to={organisation.url}>{detail.toOrganisation}</ArrowLink>} tint>
        <Cards activities={activities.slice(0, FIRST)} />
        {!isWhole && (
          <Link className={`${buttonClass("white")} ${styles.all}`} to={organisation.url}>
            {/* There this one stands among them. */}
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

/** Activities of other organisations that are like this one. */
export function Alike({ alike: { title, activities } }: { alike: Offered }) {
  return (
    <div className={layout.notOnPaper}>
      <Section title={title} isFar>
        <Cards activities={activities} inRow={Math.min(3, activities.length)} />
      </Section>
    </div>
  );
}

/** In rows of four, or of `inRow` where there is room. */
function Cards({ activities, inRow = activities.length }: { activities: Teaser[]; inRow?: number }) {
  return (
    <div className={styles.activities} data-amount={inRow}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </div>
  );
}
