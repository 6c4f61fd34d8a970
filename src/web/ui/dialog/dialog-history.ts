import { indexIn, dialogIn } from "../../browser/history-entry.ts";

type Entry = { dialog: HTMLDialogElement; index: number; isOwn: boolean };

let entry: Entry | null = null;
let isGoingBack = false;

/**
 * Lets the browser's back button close a dialog. Call it before list navigation starts to listen (navigation/), which must not handle
 * these events: listeners on the window run in the order in which they were added.
 */
export function closeDialogOnBack(): void {
  addEventListener("popstate", goBack);
}

/** Pushes a history entry with the same address for a dialog that opens, so that the browser's back button closes the dialog. */
export function pushDialogEntry(dialog: HTMLDialogElement): void {
  const index = indexIn(history.state) + 1;
  history.pushState({ ...history.state, idx: index, sheet: dialog.id }, "");
  entry = { dialog, index, isOwn: true };
}

/**
 * Tracks a dialog that was opened by its address before the boot script ran. If the visitor followed its link on this page, the dialog
 * owns the entry of that navigation. If the page was loaded with that address, it owns none, but going back still closes it.
 */
export function adoptAddressEntry(dialog: HTMLDialogElement): void {
  const index = indexIn(history.state);
  const isOwn = wasOpenedHere();
  entry = { dialog, index: isOwn ? index + 1 : index, isOwn };
  if (isOwn) history.replaceState({ ...history.state, idx: index + 1, sheet: dialog.id }, "", location.pathname + location.search);
}

/** False in browsers without the Navigation API. */
function wasOpenedHere(): boolean {
  if (!("navigation" in window)) return false;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.sameDocument ?? false;
}

/** Marks the entry of the open dialog as replaced by a page: closing the dialog no longer goes back. */
export function releaseEntry(): void {
  if (entry) entry.isOwn = false;
}

/** Stops tracking a closed dialog. True when the current history entry is the dialog's own; the caller then leaves or replaces it. */
export function forgetEntry(dialog: HTMLDialogElement): boolean {
  const last = entry;
  if (last?.dialog !== dialog) return false;
  entry = null;
  return last.isOwn && dialogIn(history.state) === dialog.id;
}

/** Leaves the entry of a dialog that was not closed by going back. */
export function goBackFromEntry(): void {
  isGoingBack = true;
  history.back();
}

function goBack(event: PopStateEvent): void {
  if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
    return;
  }
  if (!entry) return;
  const { dialog, index, isOwn } = entry;
  entry = null;
  if (isOwn && indexIn(event.state) === index - 1) event.stopImmediatePropagation();
  delete dialog.dataset.moving;
  // A dialog that is still about to open would otherwise dispatch no `close` event.
  dialog.open = true;
  dialog.close();
}
