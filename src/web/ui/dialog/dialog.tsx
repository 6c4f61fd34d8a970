import { useWords } from "../../words/use-words.ts";
import button from "../form/button.module.css";
import { Icon } from "../layout/icon.tsx";
import styles from "./dialog.module.css";

type SheetProps = {
  id: string;
  label: string;
  /** Where the sheet lies when it is open. */
  place: "right" | "panel" | "bottom";
  /** A class that puts it into the page on wide screens, where it has room. */
  className?: string;
  /** Whether its folds are levels of their own while it is open (panel-levels.ts). */
  hasLevels?: boolean;
  foot?: React.ReactNode;
  children: React.ReactNode;
};

/**
 * A part of the page that opens over it: by its address (`#menu`) without JavaScript, as a modal dialog with it
 * (document/dialogs.ts).
 */
export function Sheet({ id, label, place, className, hasLevels, foot, children }: SheetProps) {
  const { header } = useWords();
  return (
    <dialog
      id={id}
      className={[styles.sheet, styles[place], className].filter(Boolean).join(" ")}
      aria-labelledby={`${id}-title`}
      data-has-levels={hasLevels ? "" : undefined}
    >
      <div className={styles.head} data-head="">
        <h2 id={`${id}-title`}>{label}</h2>
        <a className={button.round} href="#" role="button" aria-label={header.close}>
          <Icon name="close" />
        </a>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

type SheetLinkProps = { to: string; className?: string; children: React.ReactNode };

/** Opens a sheet; without JavaScript by the sheet's address. */
export function SheetLink({ to, className, children }: SheetLinkProps) {
  return (
    <a className={className} href={`#${to}`} role="button" aria-haspopup="dialog">
      {children}
    </a>
  );
}
