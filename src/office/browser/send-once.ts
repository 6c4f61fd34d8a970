/** How long a form is under way at most. After a download, or a page that never came, it can be sent again. */
const UNDER_WAY_MS = 5_000;

const sentAt = new Map<HTMLFormElement, number>();

/** A second press on the same button sends nothing. The server decides everything once, and would answer that it was decided before. */
export function sendOnce(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
    if (isUnderWay(form)) event.preventDefault();
    else sentAt.set(form, performance.now());
  });
  // The page as the browser kept it: its forms are not under way.
  addEventListener("pageshow", ({ persisted }) => persisted && sentAt.clear());
}

/** Whether a form of this page was sent, and the next page is not there yet. */
export function isSending(): boolean {
  return [...sentAt.keys()].some(isUnderWay);
}

function isUnderWay(form: HTMLFormElement): boolean {
  return performance.now() - (sentAt.get(form) ?? -UNDER_WAY_MS) < UNDER_WAY_MS;
}
