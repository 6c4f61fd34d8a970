import { Icon } from "../../ui/icon.tsx";
import styles from "./fold.module.css";

type FoldProps = { title: string; open: boolean; note?: string | null; children: React.ReactNode };

/** A filter that folds; when it holds a choice it says so, also folded. */
export function Fold({ title, open, note, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <span>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
