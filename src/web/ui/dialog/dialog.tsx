import { useWords } from "../../words/use-words.ts";
import button from "../form/button.module.css";
import { Icon } from "../layout/icon.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  id: string;
  label: string;
  /** Position of the open dialog. */
  position: "right" | "panel" | "bottom";
  /** A class that makes it a part of the page on wide screens. */
  className?: string;
  /** Whether each disclosure in it is a second level while it is open (panel-levels.ts). */
  hasLevels?: boolean;
  foot?: React.ReactNode;
  children: React.ReactNode;
};

/** A dialog that opens as a modal (document/boot/dialogs.ts); without JavaScript by its address (`#menu`). */
export function Dialog({ id, label, position, className, hasLevels, foot, children }: DialogProps) {
  const { header } = useWords();
  return (
    <dialog
      id={id}
      className={[styles.dialog, styles[position], className].filter(Boolean).join(" ")}
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

type DialogLinkProps = { to: string; className?: string; children: React.ReactNode };

/** Opens a dialog; without JavaScript by the dialog's address. */
export function DialogLink({ to, className, children }: DialogLinkProps) {
  return (
    <a className={className} href={`#${to}`} role="button" aria-haspopup="dialog">
      {children}
    </a>
  );
}
