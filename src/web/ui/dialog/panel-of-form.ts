import { closeDialog } from "./open-dialog.ts";

/** Whether a form is in an open modal panel. */
export function isInPanel(form: HTMLFormElement | null): boolean {
  return panelAround(form) !== null;
}

/** Closes the modal panel around a form, which applies the form; false when the form is not in such a panel. */
export function closePanel(form: HTMLFormElement): boolean {
  const panel = panelAround(form);
  if (panel) closeDialog(panel, {});
  return panel !== null;
}

function panelAround(form: HTMLFormElement | null): HTMLDialogElement | null {
  return form?.closest<HTMLDialogElement>("dialog:modal") ?? null;
}
