import { isPlainClick, onClick } from "./delegate.ts";
import { copyTemplate, TEMPLATES } from "./templates.ts";

let notice: HTMLElement | null = null;
/** Goes on with the navigation that waits. */
let goOn: (() => void) | null = null;

/**
 * Keeps a page, with everything typed in it, when a link or a search is followed without a connection: the browser would
 * replace it by its own error page. The navigation waits until the browser is online; a notice says so, and can end the wait.
 */
export function startOfflineNotice(): void {
  onClick("a[href]", (link, event) => {
    if (navigator.onLine || !(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !leavesPage(link)) return;
    event.preventDefault();
    waitFor(() => location.assign(link.href));
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (navigator.onLine || defaultPrevented || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    waitFor(() => form.requestSubmit(submitter));
  });
  addEventListener("online", () => {
    const next = goOn;
    stay();
    next?.();
  });
}

function leavesPage({ protocol, href, target }: HTMLAnchorElement): boolean {
  return /^https?:$/.test(protocol) && !target && href.split("#", 1)[0] !== location.href.split("#", 1)[0];
}

function waitFor(navigation: () => void): void {
  goOn = navigation;
  if (notice) return;
  notice = copyTemplate(TEMPLATES.offline);
  notice.querySelector("button")?.addEventListener("click", stay);
  document.body.append(notice);
}

function stay(): void {
  goOn = null;
  notice?.remove();
  notice = null;
}
