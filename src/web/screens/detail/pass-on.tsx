import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { askAboutUrl } from "../../contact/contact-forms.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useDetailWords } from "../../words/parts/detail.ts";
import styles from "./pass-on.module.css";
import { useShare } from "./use-share.ts";

/** Tells others of an activity, or us what is wrong about it. */
export function PassOn({ activity, pageUrl }: { activity: ActivityDetail; pageUrl: string }) {
  const detail = useDetailWords();
  const { share, isCopied } = useShare({ title: activity.title, url: pageUrl });
  const mail = `mailto:?subject=${encodeURIComponent(activity.title)}&body=${encodeURIComponent(pageUrl)}`;
  return (
    <p className={styles.passOn}>
      {/* A mail until there are scripts, which know better ways. */}
      <a className={styles.link} href={mail} onClick={share}>
        <Icon name="share" />
        {detail.share}
      </a>
      <Link className={styles.link} to={askAboutUrl(activity)}>
        <Icon name="flag" />
        {detail.report}
      </Link>
      <span className={styles.copied} role="status">
        {isCopied && (
          <>
            <Icon name="check" small /> {detail.copied}
          </>
        )}
      </span>
    </p>
  );
}
