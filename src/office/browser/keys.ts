import { isSending } from "./send-once.ts";

const TYPED_IN = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** A key acts only on a page that was visible this long: a double press never decides the item that opens next, too. */
const SETTLED_MS = 600;
let shownAt = 0;

/** Set while a key leads to the next page, whose beginning then gets the focus. */
const BY_KEY = "by-key";

/**
 * Single keys for lists and decisions: j and k go through the rows, a key that a control names presses it, ? shows what there is. They can
 * be switched off in the account (WCAG 2.1.4), and never work while somebody types.
 */
export function listenForKeys(): void {
  if (document.documentElement.dataset.keys === "off") return;
  shownAt = performance.now();
  addEventListener("pageshow", ({ persisted }) => void (persisted && (shownAt = performance.now())));
  focusAfterKey();
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    if (document.querySelector("dialog[open]")) return;
    if (handle(event)) event.preventDefault();
  });
}

/** Whether the key is one of this page. */
function handle({ key, repeat }: KeyboardEvent): boolean {
  if (key === "j") return focusRow(1);
  if (key === "k") return focusRow(-1);
  const control = controlOf(key);
  if (!control && key !== "?") return false;
  if (repeat || isSending()) return true;
  return control ? press(control) : showHelp();
}

function controlOf(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[data-key]")].find(({ dataset }) => dataset.key === key);
}

function press(control: HTMLElement): true {
  const isAct = control.matches("button");
  if (isAct && performance.now() - shownAt < SETTLED_MS) return true;
  if (isAct || control.matches("a:not([href^='#'])")) sessionStorage.setItem(BY_KEY, "");
  if (control.matches(TYPED_IN)) control.focus();
  else control.click();
  return true;
}

/** The control that had the focus is gone with its page: reading goes on at the beginning of the next one. */
function focusAfterKey(): void {
  if (sessionStorage.getItem(BY_KEY) === null) return;
  sessionStorage.removeItem(BY_KEY);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
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

/** Shows the keys that this page has, each with the text of its control. */
function showHelp(): boolean {
  const help = document.querySelector<HTMLDialogElement>("dialog[data-keys-help]");
  const hasRows = document.querySelector("[data-row-link]") !== null;
  for (const line of help?.querySelectorAll<HTMLElement>("[data-for-rows]") ?? []) line.hidden = !hasRows;
  for (const line of help?.querySelectorAll<HTMLElement>("[data-for-control]") ?? []) {
    const control = controlOf(line.dataset["forControl"] ?? "");
    const does = line.querySelector("dd");
    if (does) does.textContent = control?.textContent ?? "";
    line.hidden = !control;
  }
  help?.showModal();
  return help !== null;
}
