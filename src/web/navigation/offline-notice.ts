import { leaveDialog } from "../ui/dialog/open-dialog.ts";
import { isPlainClick, onClick } from "../browser/delegate.ts";
import { copyTemplate, TEMPLATES } from "../browser/templates.ts";

let notice: HTMLElement | null = null;
/** The navigation that waits for a connection. */
let pending: (() => void) | null = null;
let onCancel: (() => void) | undefined;

/**
 * Delays links and form submissions while the browser is offline: it would replace the page, with everything typed in it, by
 * its own error page. A notice says that the navigation waits, and can cancel it.
 */
export function startOfflineNotice(): void {
  onClick("a[href]", (link, event) => {
    if (navigator.onLine || !(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !leavesPage(link)) return;
    event.preventDefault();
    whenOnline(() => location.assign(link.href));
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (navigator.onLine || defaultPrevented || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const dialog = form.closest("dialog");
    // A modal dialog would cover the notice.
    if (dialog?.matches(":modal")) leaveDialog(dialog);
    // In a separate task, since the connection may be back at once: browsers ignore `requestSubmit` during this submit event.
    whenOnline(() => setTimeout(() => form.requestSubmit(submitter)));
  });
  addEventListener("online", () => {
    const next = pending;
    stay();
    next?.();
  });
}

/** Whether a link replaces this document: not one within the page, to a new window, or to a download. */
export function leavesPage(link: HTMLAnchorElement): boolean {
  const { protocol, href, hash, target, dataset } = link;
  // Handled in the page (start-consent.ts, galleries.ts, start-list-navigation.ts).
  if ([dataset.consent, dataset.enlarges, dataset.inPlace].some((own) => own !== undefined)) return false;
  const isFragment = hash !== "" && href.split("#", 1)[0] === location.href.split("#", 1)[0];
  return /^https?:$/.test(protocol) && !target && !link.hasAttribute("download") && !isFragment;
}

/** Navigates at once, or when the browser is online again. Until then a notice offers to stay on the page, which calls `onStay`. */
export function whenOnline(navigation: () => void, onStay?: () => void): void {
  if (navigator.onLine) return navigation();
  pending = navigation;
  onCancel = onStay;
  if (notice) return;
  notice = copyTemplate(TEMPLATES.offline);
  notice.setAttribute("role", "alert");
  notice.querySelector("button")?.addEventListener("click", () => {
    stay();
    onCancel?.();
  });
  document.body.append(notice);
}

/** Cancels the navigation that waits for a connection. */
export function stay(): void {
  pending = null;
  notice?.remove();
  notice = null;
}
