/** A dialog was closed: `replace` is true when it has a history entry of its own, which a navigation may replace. */
type DialogClose = CustomEvent<{ replace: boolean }>;

const NAME = "dialogclose";

/** Dispatches the event of a closed dialog. True when a listener navigates elsewhere, so that the caller leaves the history alone. */
export function dispatchDialogClose(dialog: HTMLDialogElement, replace: boolean): boolean {
  return !dialog.dispatchEvent(new CustomEvent(NAME, { cancelable: true, detail: { replace } }));
}

/** Calls `listener` when the dialog is closed; it returns true when it navigates elsewhere. Returns how to unsubscribe. */
export function onDialogClose(dialog: HTMLDialogElement, listener: (entry: { replace: boolean }) => boolean): () => void {
  const listen = (event: Event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `dispatchDialogClose` makes such events
    const { detail } = event as DialogClose;
    if (listener(detail)) event.preventDefault();
  };
  dialog.addEventListener(NAME, listen);
  return () => dialog.removeEventListener(NAME, listen);
}
