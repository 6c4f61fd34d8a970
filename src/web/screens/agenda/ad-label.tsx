import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./ad-label.module.css";

/** Marks a place for an advertisement, and links to the page for advertisers (specification 3, Words). */
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
