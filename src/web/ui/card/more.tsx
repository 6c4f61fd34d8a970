import { CachedMarkup } from "../../page/cached-markup.tsx";
import { useWords } from "../../words/use-words.ts";
import layout from "../layout/layout.module.css";
import styles from "./more.module.css";

type Text = { lead: string; rest: string };
type MoreProps = {
  text: Text;
  /** Whose text it is, when that is one object on every page. */
  of?: object | null;
};

/** A description in three lines; 'Meer' shows the rest, and is there only when there is a rest (document/needless-more.ts). */
export function More({ text, of = null }: MoreProps) {
  return (
    <CachedMarkup className={styles.about} of={of} as="more">
      <Description {...text} />
    </CachedMarkup>
  );
}

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
