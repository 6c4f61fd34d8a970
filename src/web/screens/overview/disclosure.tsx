import { useEffect, useRef, useState } from "react";
import ui from "../../ui/form/button.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./disclosure.module.css";
import { hasLevels } from "../../ui/dialog/panel-levels.ts";
import { useWords } from "../../words/use-words.ts";

type DisclosureProps = { title: string; open: boolean; note?: string | null; children: React.ReactNode };

/** A collapsible filter, which names its choices if closed. On small screens an open one covers the panel (ui/dialog/panel-levels.ts). */
export function Disclosure({ title, open, note, children }: DisclosureProps) {
  const { overview } = useWords();
  const disclosure = useRef<HTMLDetailsElement>(null);
  // A choice opens the filter, but removing the last choice does not close it while the visitor uses it.
  const [startsOpen] = useState(open);
  useEffect(() => {
    if (open && disclosure.current && !hasLevels(disclosure.current.closest("dialog"))) disclosure.current.open = true;
  }, [open]);

  return (
    <details className={styles.disclosure} open={startsOpen} ref={disclosure}>
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
