import { useEffect, useRef } from "react";
import { useWords } from "../words/use-words.ts";
import button from "./button.module.css";
import { Icon } from "./icon.tsx";
import { becomeModal, closeSheet, holdPage, openSheet } from "./open-sheet.ts";
import { leaveEntry, standsOnEntry } from "./sheet-history.ts";
import styles from "./sheet.module.css";

type SheetProps = {
  id: string;
  label: string;
  /** Where the sheet lies when it is open. */
  place: "right" | "panel" | "bottom";
  /** A class that puts it into the page on wide screens, where it has room. */
  className?: string;
  foot?: React.ReactNode;
  /** Says whether closing leads elsewhere; the new page then takes the place of the sheet's entry in the history if `replace`. */
  onClose?: (entry: { replace: boolean }) => boolean;
  /** Escape, or the way back of a phone; prevented, the sheet stays. */
  onCancel?: (event: React.SyntheticEvent<HTMLDialogElement>) => void;
  children: React.ReactNode;
};

/**
 * A part of the page that opens over it: by its address (`#menu`) without JavaScript, as a modal dialog with it.
 * Escape, a click beside it and the browser's way back close it, the page behind does not scroll, and focus returns to the link that opened it.
 */
export function Sheet({ id, label, place, className, foot, onClose, onCancel, children }: SheetProps) {
  const { header } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current) becomeModal(dialog.current);
    return holdPage;
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={[styles.sheet, styles[place], className].filter(Boolean).join(" ")}
      aria-labelledby={`${id}-title`}
      onCancel={onCancel}
      onClose={({ currentTarget }) => {
        holdPage();
        const replace = standsOnEntry(currentTarget);
        const isElsewhere = onClose?.({ replace }) ?? false;
        if (replace && !isElsewhere) leaveEntry();
      }}
      onClick={(event) => event.target === event.currentTarget && closeSheet(event.currentTarget, event)}
    >
      <div className={styles.head} data-head="">
        <h2 id={`${id}-title`}>{label}</h2>
        <a
          className={button.round}
          href="#"
          role="button"
          aria-label={header.close}
          onClick={(event) => {
            event.preventDefault();
            if (dialog.current) closeSheet(dialog.current, event);
          }}
        >
          <Icon name="close" />
        </a>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

type SheetLinkProps = {
  to: string;
  className?: string;
  /** Runs just before the sheet shows. */
  onOpen?: (sheet: HTMLDialogElement) => void;
  children: React.ReactNode;
};

/** Opens a sheet. Before hydration it is a plain link to the sheet's address. */
export function SheetLink({ to, className, onOpen, children }: SheetLinkProps) {
  return (
    <a
      className={className}
      href={`#${to}`}
      role="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        const sheet = document.getElementById(to);
        if (!(sheet instanceof HTMLDialogElement) || sheet.open || sheet.dataset.moving) return;
        openSheet(sheet, event, onOpen);
      }}
    >
      {children}
    </a>
  );
}
