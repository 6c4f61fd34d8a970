import { enterLevels, goLevelUp, leaveLevels, startLevels } from "../../ui/dialog/panel-levels.ts";
import { upgradeToModal, closeDialog, updateScrollLock, leaveDialog, openDialog } from "../../ui/dialog/open-dialog.ts";
import { closeDialogOnBack, goBackFromEntry, forgetEntry } from "../../ui/dialog/dialog-history.ts";
import { dispatchDialogClose } from "../../ui/dialog/dialog-close.ts";
import { isPlainClick, onClick } from "../../browser/delegate.ts";
import { whenOnline } from "../../navigation/offline-notice.ts";

/**
 * Opens the dialogs of a document as modals; without JavaScript their links open them by fragment (`#menu`). Escape, a click on
 * the backdrop and the browser's back button close a dialog.
 */
export function startDialogs(): void {
  closeDialogOnBack();
  onClick('a[aria-haspopup="dialog"]', (link, event) => {
    const dialog = link instanceof HTMLAnchorElement ? document.getElementById(link.hash.slice(1)) : null;
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (!dialog.open && !dialog.dataset.moving) openDialog(dialog, event, enterLevels);
  });
  onClick('dialog a[href="#"]', (link, event) => {
    event.preventDefault();
    const dialog = link.closest("dialog");
    if (dialog) closeDialog(dialog, event);
  });
  onClick("dialog", (dialog, event) => {
    if (event.target === dialog && dialog instanceof HTMLDialogElement) closeDialog(dialog, event);
  });
  onClick('dialog:modal a[href]:not([target], [download], [href^="#"])', followFromDialog);
  // `close` does not bubble.
  document.addEventListener("close", ({ target }) => target instanceof HTMLDialogElement && afterClose(target), { capture: true });
  document.addEventListener(
    "cancel",
    (event) => event.target instanceof HTMLDialogElement && goLevelUp(event.target) && event.preventDefault(),
    { capture: true },
  );
  startLevels();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[id]")) upgradeToModal(dialog);
}

/** A link in a dialog replaces the dialog's history entry, so that back returns to the page under the dialog. */
function followFromDialog(link: HTMLElement, event: MouseEvent): void {
  const dialog = link.closest("dialog");
  if (!(link instanceof HTMLAnchorElement) || !dialog || !isPlainClick(event) || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  leaveDialog(dialog);
  whenOnline(() => location.replace(link.href));
}

function afterClose(dialog: HTMLDialogElement): void {
  updateScrollLock();
  leaveLevels(dialog);
  const replace = forgetEntry(dialog);
  const isElsewhere = dispatchDialogClose(dialog, replace);
  if (replace && !isElsewhere) goBackFromEntry();
}
