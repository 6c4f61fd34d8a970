import { teaserOf } from "../../../activities/teaser.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import { personsLabel } from "../../ui/card/activity-labels.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Section } from "../../ui/layout/section.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./new-activities.module.css";

/** The data of a new activity that home shows. */
export function newActivityOf(activity: ActivityListItem) {
  const { id, title, url, details } = teaserOf(activity);
  const { companyName, personsMin, personsMax, lead, pictures } = details;
  return { id, title, url, companyName, personsMin, personsMax, lead, picture: pictures[0] ?? null };
}

type NewActivity = ReturnType<typeof newActivityOf>;

/** The six latest activities in two columns. */
export function NewActivities({ activities }: { activities: NewActivity[] }) {
  const home = useWords().home;
  const { name } = useBrand();
  return (
    <Section title={home.newTitle(name)} lead={home.newLead} tint>
      <ul className={styles.activities}>
        {activities.map((activity) => (
          <li key={activity.id} data-deferred="">
            <Activity activity={activity} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Activity({ activity }: { activity: NewActivity }) {
  const { home, labels } = useWords();
  const { picture } = activity;
  return (
    <article className={styles.activity}>
      <div className={styles.picture}>
        {picture && <Picture {...{ src: picture.url, alt: picture.alt, photo: picture.photo, ...PICTURE_SIZES.beside }} />}
      </div>
      <div className={styles.text}>
        <h3>{activity.title}</h3>
        <p className={styles.by}>{activity.companyName}</p>
        <p className={`${layout.clamp2} ${styles.about}`}>{activity.lead}</p>
        <div className={styles.foot}>
          <span className={styles.persons}>
            <Icon name="people" />
            {personsLabel(activity, labels)}
          </span>
          <Link className={`${layout.link} ${layout.target}`} to={activity.url}>
            {home.newActivity.button.title}
            <span className={layout.srOnly}>: {activity.title}</span>
            <Icon name="right" small />
          </Link>
        </div>
      </div>
    </article>
  );
}
