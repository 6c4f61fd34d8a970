import { closeSheet } from "./open-dialog.ts";

/** Whether a form stands in a panel that lies open over the page. */
export function isInPanel(form: HTMLFormElement | null): boolean {
  return panelAround(form) !== null;
}

/** Closes the open panel that a form stands in, and closing applies it; false when the form stands in the page. */
export function closePanel(form: HTMLFormElement): boolean {
  const panel = panelAround(form);
  if (panel) closeSheet(panel, {});
  return panel !== null;
}

function panelAround(form: HTMLFormElement | null): HTMLDialogElement | null {
  return form?.closest<HTMLDialogElement>("dialog:modal") ?? null;
}
