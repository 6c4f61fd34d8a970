import { useRef } from "react";
import { Kept } from "../kept-markup.tsx";
import { useWords } from "../words/use-words.ts";
import layout from "./layout.module.css";
import styles from "./more.module.css";
import { useIsCut } from "./use-is-cut.ts";

type Text = { lead: string; rest: string };
type MoreProps = {
  text: Text;
  /** Whose text it is, when that is one object on every page. */
  of?: object | null;
};

/** A description in three lines; 'Meer' shows the rest, and is there only when there is a rest. */
export function More({ text, of = null }: MoreProps) {
  return (
    <Kept tag="div" className={styles.about} of={of} as="more">
      <Description {...text} />
    </Kept>
  );
}

function Description({ lead, rest }: Text) {
  const { card } = useWords();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(paragraph);
  return (
    <>
      <p className={`${layout.clamp3} ${styles.text}`} ref={paragraph}>
        {lead} {rest}
      </p>
      {/* It holds nothing itself: opened, it lets go of the text above it, also without JavaScript. */}
      <details className={[layout.above, styles.more, !isCut && styles.needless].filter(Boolean).join(" ")}>
        <summary>
          <span className={styles.closed}>{card.more}</span>
          <span className={styles.opened}>{card.less}</span>
        </summary>
      </details>
    </>
  );
}
