import { indexIn, dialogIn } from "../../browser/history-entry.ts";

type Entry = { dialog: HTMLDialogElement; index: number; isOwn: boolean };

let entry: Entry | null = null;
let isGoingBack = false;

/**
 * Lets the browser's back button close a sheet. To be called before steps within a list listen (navigation/), which must not take
 * that for another page: listeners on the window run in the order in which they came.
 */
export function hearWayBack(): void {
  addEventListener("popstate", goBack);
}

/**
 * Gives a sheet that opens an entry of the history, on the same address, so that the browser's back button closes it and leaves the page.
 */
export function enterSheet(dialog: HTMLDialogElement): void {
  const index = indexIn(history.state) + 1;
  history.pushState({ ...history.state, idx: index, sheet: dialog.id }, "");
  entry = { dialog, index, isOwn: true };
}

/**
 * Takes over a dialog that was opened by its address before the boot script came. A visitor who followed its link on this page gave it a
 * history entry, which is the dialog's from now on; one who came to the page by that address did not, and going back still closes it.
 */
export function enterByAddress(dialog: HTMLDialogElement): void {
  const index = indexIn(history.state);
  const isOwn = wasOpenedHere();
  entry = { dialog, index: isOwn ? index + 1 : index, isOwn };
  if (isOwn) history.replaceState({ ...history.state, idx: index + 1, sheet: dialog.id }, "", location.pathname + location.search);
}

/** Browsers without the Navigation API do not tell. */
function wasOpenedHere(): boolean {
  if (!("navigation" in window)) return false;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.sameDocument ?? false;
}

/** From now on the entry of the open sheet belongs to a page that took its place. */
export function giveUpEntry(): void {
  if (entry) entry.isOwn = false;
}

/** Whether a sheet that has just closed still stands on an entry of its own, which is then to be left or replaced. */
export function standsOnEntry(dialog: HTMLDialogElement): boolean {
  const left = entry;
  if (left?.dialog !== dialog) return false;
  entry = null;
  return left.isOwn && dialogIn(history.state) === dialog.id;
}

/** Leaves the entry of a sheet that was closed by other means than going back. */
export function leaveEntry(): void {
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
  // One that is still on its way in is no open dialog: whoever waits for its end would not hear of it.
  dialog.open = true;
  dialog.close();
}
