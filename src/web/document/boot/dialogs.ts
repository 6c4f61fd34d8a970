import { beginLevels, goLevelUp, leaveLevels, startLevels } from "../../ui/dialog/panel-levels.ts";
import { becomeModal, closeSheet, holdPage, leaveSheet, openSheet } from "../../ui/dialog/open-dialog.ts";
import { hearWayBack, leaveEntry, standsOnEntry } from "../../ui/dialog/dialog-history.ts";
import { dispatchDialogClose } from "../../ui/dialog/dialog-close.ts";
import { isPlainClick, onClick } from "../../browser/delegate.ts";
import { whenOnline } from "../../navigation/offline-notice.ts";

/**
 * Opens the dialogs of a document as modals; without JavaScript their links open them by fragment (`#menu`). Escape, a click on
 * the backdrop and the browser's back button close a dialog.
 */
export function startDialogs(): void {
  hearWayBack();
  onClick('a[aria-haspopup="dialog"]', (link, event) => {
    const dialog = link instanceof HTMLAnchorElement ? document.getElementById(link.hash.slice(1)) : null;
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (!dialog.open && !dialog.dataset.moving) openSheet(dialog, event, beginLevels);
  });
  onClick('dialog a[href="#"]', (link, event) => {
    event.preventDefault();
    const dialog = link.closest("dialog");
    if (dialog) closeSheet(dialog, event);
  });
  onClick("dialog", (dialog, event) => {
    if (event.target === dialog && dialog instanceof HTMLDialogElement) closeSheet(dialog, event);
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
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[id]")) becomeModal(dialog);
}

/** A link in a dialog replaces the dialog's history entry, so that back returns to the page under the dialog. */
function followFromDialog(link: HTMLElement, event: MouseEvent): void {
  const dialog = link.closest("dialog");
  if (!(link instanceof HTMLAnchorElement) || !dialog || !isPlainClick(event) || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  leaveSheet(dialog);
  whenOnline(() => location.replace(link.href));
}

function afterClose(dialog: HTMLDialogElement): void {
  holdPage();
  leaveLevels(dialog);
  const replace = standsOnEntry(dialog);
  const isElsewhere = dispatchDialogClose(dialog, replace);
  if (replace && !isElsewhere) leaveEntry();
}
