import { useWords } from "../words/use-words.ts";
import layout from "./layout.module.css";
import styles from "./more.module.css";

/** The first sentences of a description; 'Meer' opens the rest, and is there only when there is a rest. */
export function More({ lead, rest }: { lead: string; rest: string }) {
  const { card } = useWords();
  return (
    <div className={styles.about}>
      <p className={layout.clamp3}>{lead}</p>
      {rest && (
        <details className={`${layout.above} ${styles.more}`}>
          <summary>
            <span className={styles.closed}>{card.more}</span>
            <span className={styles.opened}>{card.less}</span>
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}
