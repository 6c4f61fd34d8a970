import { useEffect, useRef } from "react";
import { useWords } from "../words/use-words.ts";
import button from "./button.module.css";
import { Icon } from "./icon.tsx";
import { enterOnPage, enterSheet, leaveEntry, standsOnEntry } from "./sheet-history.ts";
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

/** What a sheet returns that closes because its visitor follows a link in it, which replaces the sheet's entry. */
const LEFT = "left";

/**
 * A part of the page that opens over it: by its address (`#menu`) without JavaScript, as a modal dialog with it.
 * Escape, a click beside it and the browser's way back close it, the page behind does not scroll, and focus returns to the link that opened it.
 */
export function Sheet({ id, label, place, className, foot, onClose, onCancel, children }: SheetProps) {
  const { header } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current) becomeModal(dialog.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={[styles.sheet, styles[place], className].filter(Boolean).join(" ")}
      aria-labelledby={`${id}-title`}
      onCancel={onCancel}
      onClose={({ currentTarget }) => {
        const replace = standsOnEntry(currentTarget);
        const isElsewhere = onClose?.({ replace }) ?? false;
        if (replace && !isElsewhere && currentTarget.returnValue !== LEFT) leaveEntry();
        currentTarget.returnValue = "";
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && hideSheet(currentTarget)}
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
            if (!dialog.current) return;
            if (isByKey(event)) closeSheet(dialog.current);
            else hideSheet(dialog.current);
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
        if (!(sheet instanceof HTMLDialogElement) || sheet.open) return;
        onOpen?.(sheet);
        if (isByKey(event)) openSheet(sheet);
        else showSheet(sheet);
      }}
    >
      {children}
    </a>
  );
}

/** Who uses keys goes on with them at once. */
function isByKey({ detail }: React.MouseEvent): boolean {
  return detail === 0;
}

/**
 * Shows a sheet in the next picture, and makes it modal after that: all of the page behind it is then styled anew, as it no
 * longer answers, which takes a phone two or three times as long as the sheet.
 */
function showSheet(sheet: HTMLDialogElement): void {
  sheet.dataset.opening = "";
  afterPicture(() => sheet.isConnected && sheet.dataset.opening === "" && openSheet(sheet));
}

function openSheet(sheet: HTMLDialogElement): void {
  delete sheet.dataset.opening;
  sheet.showModal();
  enterSheet(sheet);
}

/** A sheet that was opened by its address before hydration is from now on a dialog like the others. */
function becomeModal(dialog: HTMLDialogElement): void {
  if (dialog.open || !dialog.matches(":target") || getComputedStyle(dialog).position !== "fixed") return;
  const field = document.activeElement;
  // Closing returns the focus to what had it when the dialog became one.
  document.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus({ preventScroll: true });
  dialog.showModal();
  if (field instanceof HTMLElement && dialog.contains(field)) field.focus({ preventScroll: true });
  // To no part of the page, which browsers take for its top.
  const top = scrollY;
  location.replace("#");
  scrollTo(0, top);
  enterOnPage(dialog);
}

/**
 * Hides a sheet in the next picture and closes it after that: all of the page behind it is styled anew then, too. `isLeft` when
 * a link in it leads elsewhere by `replace`.
 */
export function hideSheet(dialog: HTMLDialogElement, isLeft = false): void {
  dialog.dataset.closing = "";
  afterPicture(() => {
    if (dialog.isConnected) closeSheet(dialog, isLeft);
    // The page it stood on was left meanwhile, and its entry with it.
    else standsOnEntry(dialog);
  });
}

/** Closes a sheet however it was opened. */
function closeSheet(dialog: HTMLDialogElement, isLeft = false): void {
  delete dialog.dataset.opening;
  delete dialog.dataset.closing;
  if (dialog.open) dialog.close(isLeft ? LEFT : "");
  if (location.hash === `#${dialog.id}`) location.hash = "";
}

function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
