import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./ad-label.module.css";

/** Says where an advertisement may stand, and leads to how (decisions, Words). */
export function AdLabel() {
  const { banner, agenda } = useWords();
  return (
    <Link className={styles.ad} to="/adverteren">
      <span className={styles.label}>{banner.advertisement}</span>
      <span>{agenda.ad}</span>
      <Icon name="right" small />
    </Link>
  );
}
