import { leaveSheet } from "../ui/dialog/open-dialog.ts";
import { isPlainClick, onClick } from "../browser/delegate.ts";
import { copyTemplate, TEMPLATES } from "../browser/templates.ts";

let notice: HTMLElement | null = null;
/** Goes on with the navigation that waits. */
let goOn: (() => void) | null = null;
let stayed: (() => void) | undefined;

/**
 * Keeps a page, with everything typed in it, when a link or a search is followed without a connection: the browser would
 * replace it by its own error page. The navigation waits until the browser is online; a notice says so, and can end the wait.
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
    // The notice would lie behind it.
    if (dialog?.matches(":modal")) leaveSheet(dialog);
    // In a task of its own: browsers ignore it while this submit is dispatched, and the connection may be back at once.
    whenOnline(() => setTimeout(() => form.requestSubmit(submitter)));
  });
  addEventListener("online", () => {
    const next = goOn;
    stay();
    next?.();
  });
}

/** Whether a link replaces the page. One to the page's own address does, unless it leads to a part of it. */
export function leavesPage(link: HTMLAnchorElement): boolean {
  const { protocol, href, hash, target, dataset } = link;
  // They are answered in the page (consent.ts, galleries.ts, steps/start-steps.ts).
  if ([dataset.consent, dataset.enlarges, dataset.inPlace].some((own) => own !== undefined)) return false;
  const isPart = hash !== "" && href.split("#", 1)[0] === location.href.split("#", 1)[0];
  return /^https?:$/.test(protocol) && !target && !link.hasAttribute("download") && !isPart;
}

/** Navigates at once, or when the browser is online again: until then a notice says so, by which the visitor can also stay. */
export function whenOnline(navigation: () => void, onStay?: () => void): void {
  if (navigator.onLine) return navigation();
  goOn = navigation;
  stayed = onStay;
  if (notice) return;
  notice = copyTemplate(TEMPLATES.offline);
  notice.setAttribute("role", "alert");
  notice.querySelector("button")?.addEventListener("click", () => {
    stay();
    stayed?.();
  });
  document.body.append(notice);
}

/** Ends the wait. */
export function stay(): void {
  goOn = null;
  notice?.remove();
  notice = null;
}
