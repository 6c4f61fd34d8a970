import { afterFrame } from "../../browser/after-frame.ts";
import { adoptAddressEntry, pushDialogEntry, releaseEntry } from "./dialog-history.ts";

/** Values of `data-moving` during the frame before a dialog opens or closes (dialog.module.css). */
const IN = "in";
const OUT = "out";

/** The event that opens or closes a dialog: a click, whose `detail` is 0 if a key made it, or a form event, which has no `detail`. */
type Press = { detail?: number };

/**
 * Opens a dialog. After a tap it shows in the next frame and becomes modal after that frame: `showModal` recalculates the styles of the
 * whole page, which takes a phone two or three times as long as the dialog. After a key it becomes modal at once. `prepare` runs first.
 */
export function openDialog(dialog: HTMLDialogElement, { detail }: Press, prepare?: (dialog: HTMLDialogElement) => void): void {
  // At once, so that going back immediately closes the dialog. Before any change of the page: `pushState` forces a layout to store the
  // scroll position.
  pushDialogEntry(dialog);
  prepare?.(dialog);
  if (detail === 0) return makeModal(dialog);
  dialog.dataset.moving = IN;
  afterFrame(() => dialog.isConnected && dialog.dataset.moving === IN && makeModal(dialog));
}

/**
 * Closes a dialog. After a tap it disappears in the next frame and closes after that frame, since closing recalculates styles too. A
 * dialog that is about to open stays open: the second tap of a double tap on its link hits the close button.
 */
export function closeDialog(dialog: HTMLDialogElement, { detail }: Press): void {
  if (dialog.dataset.moving) return;
  if (detail === 0) return closeAtOnce(dialog);
  dialog.dataset.moving = OUT;
  afterFrame(() => dialog.dataset.moving === OUT && closeAtOnce(dialog));
}

/** Closes a dialog whose link the visitor follows: the new page replaces the dialog's history entry and receives the focus. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  releaseEntry();
  closeAtOnce(dialog);
}

/** Makes a dialog modal that was opened by its address before the boot script ran. */
export function upgradeToModal(dialog: HTMLDialogElement): void {
  if (dialog.open || !dialog.matches(":target") || getComputedStyle(dialog).position !== "fixed") return;
  const field = document.activeElement;
  // Closing returns the focus to the element that had it before `showModal`.
  document.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus({ preventScroll: true });
  showModal(dialog);
  if (field instanceof HTMLElement && dialog.contains(field)) field.focus({ preventScroll: true });
  // An empty fragment scrolls to the top.
  const top = scrollY;
  location.replace("#");
  scrollTo(0, top);
  adoptAddressEntry(dialog);
}

function makeModal(dialog: HTMLDialogElement): void {
  delete dialog.dataset.moving;
  showModal(dialog);
}

function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  updateScrollLock();
}

/** Stops the page from scrolling while a modal dialog is open; call it after each dialog opens, closes or is removed. */
export function updateScrollLock(): void {
  document.body.toggleAttribute("data-behind", document.querySelector("dialog:modal") !== null);
}

function closeAtOnce(dialog: HTMLDialogElement): void {
  delete dialog.dataset.moving;
  dialog.close();
  if (location.hash === `#${dialog.id}`) location.hash = "";
}
