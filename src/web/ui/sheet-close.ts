/** A sheet was closed: `replace` says that it has a history entry of its own, which another page may take the place of. */
type SheetClose = CustomEvent<{ replace: boolean }>;

const NAME = "sheetclose";

/** Tells that a sheet was closed; says whether somebody leads elsewhere from it. */
export function tellClose(sheet: HTMLDialogElement, replace: boolean): boolean {
  return !sheet.dispatchEvent(new CustomEvent(NAME, { cancelable: true, detail: { replace } }));
}

/** Hears that a sheet was closed; a listener that leads elsewhere says so by `true`. Gives the way to stop. */
export function onClose(sheet: HTMLDialogElement, listener: (entry: { replace: boolean }) => boolean): () => void {
  const hear = (event: Event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `tellClose` makes such events
    const { detail } = event as SheetClose;
    if (listener(detail)) event.preventDefault();
  };
  sheet.addEventListener(NAME, hear);
  return () => sheet.removeEventListener(NAME, hear);
}
