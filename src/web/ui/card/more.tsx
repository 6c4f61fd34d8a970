import { CachedMarkup } from "../../page-context/cached-markup.tsx";
import { useWords } from "../../words/use-words.ts";
import layout from "../layout/layout.module.css";
import styles from "./more.module.css";

type Text = { lead: string; rest: string };
type MoreProps = {
  text: Text;
  /** The object that owns the text, if it is the same on every page; key of the cached markup. */
  of?: object | null;
};

/** A description in three lines; 'Meer' shows the rest, if any (document/boot/hide-unneeded-more.ts). */
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
      {/* Empty: when it is open, CSS expands the text above it, also without JavaScript. */}
      <details className={`${layout.above} ${styles.more}`}>
        <summary>
          <span className={styles.closed}>{card.more}</span>
          <span className={styles.opened}>{card.less}</span>
        </summary>
      </details>
    </>
  );
}
