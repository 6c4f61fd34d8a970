import { ActivityCard } from "../../ui/activity-card.tsx";
import layout from "../../ui/layout.module.css";
import { Section } from "../../ui/section.tsx";
import styles from "./alike.module.css";
import type { Alike as Offered } from "./beside.server.ts";

/** Activities of other organisations that are like this one. */
export function Alike({ alike: { title, activities } }: { alike: Offered }) {
  return (
    <div className={layout.notOnPaper}>
      <Section title={title} isFar>
        <div className={styles.activities} data-amount={activities.length}>
          {activities.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} />
          ))}
        </div>
      </Section>
    </div>
  );
}
