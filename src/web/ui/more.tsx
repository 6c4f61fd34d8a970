import { useRef } from "react";
import { Kept } from "../kept-markup.tsx";
import { useAsServed } from "../use-as-served.ts";
import { useWords } from "../words/use-words.ts";
import layout from "./layout.module.css";
import styles from "./more.module.css";
import { useNeedlessMore } from "./use-needless-more.ts";

type Text = { lead: string; rest: string };
type MoreProps = {
  /** Null in a browser where it was left in the markup. */
  text: Text | null;
  /** Whose text it is, when that is one object on every page. */
  of?: object | null;
};

/** A description in three lines; 'Meer' shows the rest, and is there only when there is a rest. */
export function More({ text, of = null }: MoreProps) {
  const about = useRef<HTMLElement>(null);
  const isAsServed = useAsServed(about, text === null);
  useNeedlessMore(about, { text: `.${styles.text}`, more: `.${styles.more}`, isThere: isAsServed || text !== null });
  return (
    <Kept ref={about} className={styles.about} of={of} as="more" isAsServed={isAsServed}>
      {text && <Description {...text} />}
    </Kept>
  );
}

/** Markup alone. */
function Description({ lead, rest }: Text) {
  const { card } = useWords();
  return (
    <>
      <p className={`${layout.clamp3} ${styles.text}`}>
        {lead} {rest}
      </p>
      {/* It holds nothing itself: opened, it lets go of the text above it, also without JavaScript. */}
      <details className={`${layout.above} ${styles.more}`}>
        <summary>
          <span className={styles.closed}>{card.more}</span>
          <span className={styles.opened}>{card.less}</span>
        </summary>
      </details>
    </>
  );
}
