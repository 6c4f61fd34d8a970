const TYPED_IN = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/**
 * Single keys for lists and decisions: j and k go through the rows, a key that a control names presses it, ? shows what there is. They can
 * be switched off in the account (WCAG 2.1.4), and never work while somebody types.
 */
export function listenForKeys(): void {
  if (document.documentElement.dataset.keys === "off") return;
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    if (document.querySelector("dialog[open]")) return;
    if (press(event.key)) event.preventDefault();
  });
}

/** Whether the key does something on this page. */
function press(key: string): boolean {
  if (key === "?") return showHelp();
  if (key === "j") return focusRow(1);
  if (key === "k") return focusRow(-1);
  const control = [...document.querySelectorAll<HTMLElement>("[data-key]")].find(({ dataset }) => dataset.key === key);
  if (!control) return false;
  if (control.matches(TYPED_IN)) control.focus();
  else control.click();
  return true;
}

function focusRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const current = rows.findIndex((row) => row === document.activeElement);
  const next = current < 0 && step < 0 ? rows.length - 1 : current + step;
  const row = rows[next];
  row?.focus();
  row?.scrollIntoView({ block: "nearest" });
  return rows.length > 0;
}

function showHelp(): boolean {
  const help = document.querySelector<HTMLDialogElement>("dialog[data-keys-help]");
  help?.showModal();
  return help !== null;
}
