import { useRef } from "react";
import { useWords } from "../words/use-words.ts";
import layout from "./layout.module.css";
import styles from "./more.module.css";
import { useIsCut } from "./use-is-cut.ts";

/** A description in three lines; 'Meer' shows the rest, and is there only when there is a rest. */
export function More({ lead, rest }: { lead: string; rest: string }) {
  const { card } = useWords();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(paragraph);
  return (
    <div className={styles.about}>
      <p className={layout.clamp3} ref={paragraph}>
        {lead} {rest}
      </p>
      {/* It holds nothing itself: opened, it lets go of the text above it, also without JavaScript. */}
      <details className={[layout.above, styles.more, !isCut && styles.needless].filter(Boolean).join(" ")}>
        <summary>
          <span className={styles.closed}>{card.more}</span>
          <span className={styles.opened}>{card.less}</span>
        </summary>
      </details>
    </div>
  );
}
