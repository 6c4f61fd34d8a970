import { useEffect, useRef, useState } from "react";
import ui from "../../ui/form/button.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./fold.module.css";
import { hasLevels } from "../../ui/dialog/panel-levels.ts";
import { useWords } from "../../words/use-words.ts";

type FoldProps = { title: string; open: boolean; note?: string | null; children: React.ReactNode };

/** A filter that folds, and says what is chosen while it is folded; in the panel of a small screen it is a level of its own. */
export function Fold({ title, open, note, children }: FoldProps) {
  const { overview } = useWords();
  const fold = useRef<HTMLDetailsElement>(null);
  // What is chosen unfolds it, but letting go of the last choice folds nothing under the visitor's hand.
  const [startsOpen] = useState(open);
  useEffect(() => {
    if (open && fold.current && !hasLevels(fold.current.closest("dialog"))) fold.current.open = true;
  }, [open]);

  return (
    <details className={styles.fold} open={startsOpen} ref={fold}>
      <summary>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>
        <div className={styles.head}>
          <button className={ui.round} type="button" data-level-up="" aria-label={overview.backToFilters}>
            <Icon name="back" />
          </button>
          <p>{title}</p>
        </div>
        {children}
      </div>
    </details>
  );
}
