import { afterFrame } from "../../browser/after-frame.ts";
import { enterByAddress, enterSheet, giveUpEntry } from "./dialog-history.ts";

/** Which way a sheet is on, in the picture before it is opened or closed (sheet.module.css). */
const IN = "in";
const OUT = "out";

/** What opens or closes a sheet: a click, whose `detail` is 0 when a key pressed the link, or the event of a form, which has none. */
type Press = { detail?: number };

/**
 * Opens a sheet, for a tap in the next picture: it is made modal after that, as all of the page behind it is then styled anew, which
 * takes a phone two or three times as long as the sheet. Keys open it at once. `prepare` runs just before it shows.
 */
export function openSheet(sheet: HTMLDialogElement, { detail }: Press, prepare?: (sheet: HTMLDialogElement) => void): void {
  // With the tap, so that going back in the same moment leaves the sheet and not the page. Browsers lay out the page to note
  // how far it was scrolled: what is changed before that is laid out twice.
  enterSheet(sheet);
  prepare?.(sheet);
  if (detail === 0) return makeModal(sheet);
  sheet.dataset.moving = IN;
  afterFrame(() => sheet.isConnected && sheet.dataset.moving === IN && makeModal(sheet));
}

/**
 * Closes a sheet; for a tap it is out of sight in the next picture, and closed after it, as the page is styled anew again. One that is on its
 * way in stays: its button was hit by the second tap on the link beneath.
 */
export function closeSheet(sheet: HTMLDialogElement, { detail }: Press): void {
  if (sheet.dataset.moving) return;
  if (detail === 0) return closeAtOnce(sheet);
  sheet.dataset.moving = OUT;
  afterFrame(() => sheet.dataset.moving === OUT && closeAtOnce(sheet));
}

/** Closes a sheet as its visitor follows a link in it: the page they come to takes the place of its entry in the history, and has the focus. */
export function leaveSheet(sheet: HTMLDialogElement): void {
  giveUpEntry();
  closeAtOnce(sheet);
}

/** A sheet that was opened by its address before hydration is from now on a dialog like the others. */
export function becomeModal(sheet: HTMLDialogElement): void {
  if (sheet.open || !sheet.matches(":target") || getComputedStyle(sheet).position !== "fixed") return;
  const field = document.activeElement;
  // Closing returns the focus to what had it when the dialog became one.
  document.querySelector<HTMLElement>(`a[href="#${sheet.id}"]`)?.focus({ preventScroll: true });
  showModal(sheet);
  if (field instanceof HTMLElement && sheet.contains(field)) field.focus({ preventScroll: true });
  // To no part of the page, which browsers take for its top.
  const top = scrollY;
  location.replace("#");
  scrollTo(0, top);
  enterByAddress(sheet);
}

function makeModal(sheet: HTMLDialogElement): void {
  delete sheet.dataset.moving;
  showModal(sheet);
}

function showModal(sheet: HTMLDialogElement): void {
  sheet.showModal();
  holdPage();
}

/** Keeps the page from scrolling behind an open sheet; to be called again when one has closed, or is gone. */
export function holdPage(): void {
  document.body.toggleAttribute("data-behind", document.querySelector("dialog:modal") !== null);
}

function closeAtOnce(sheet: HTMLDialogElement): void {
  delete sheet.dataset.moving;
  sheet.close();
  if (location.hash === `#${sheet.id}`) location.hash = "";
}
