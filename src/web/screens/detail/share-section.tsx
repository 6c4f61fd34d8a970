import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { ABOUT, questionUrl } from "../../forms/question/contact-forms.ts";
import { Island } from "../../islands/island.server.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./share-section.module.css";
import { Share } from "./share.tsx";
import { useWords } from "../../words/use-words.ts";

/** Shares an activity, or reports an error in it. */
export function ShareSection({ activity, pageUrl }: { activity: ActivityDetail; pageUrl: string }) {
  const detail = useWords().detail;
  return (
    <div className={styles.section}>
      <Island name="share" of={Share} props={{ page: { title: activity.title, url: pageUrl } }} hydration="interaction" />
      <Link className={styles.link} to={questionUrl(ABOUT, activity)}>
        <Icon name="flag" />
        {detail.report}
      </Link>
    </div>
  );
}
