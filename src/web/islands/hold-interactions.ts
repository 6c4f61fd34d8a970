import { hydrateIsland, waitingIsland } from "./hydrate-island.ts";

/** Elements of an island that need its script: a click on one is repeated once the island is hydrated. */
const NEEDS_SCRIPT = "button[type=button], [data-needs-script]";
/** After so long a form is posted by the browser itself. */
const LONGEST_WAIT_MS = 5_000;

/** Elements whose island could not be fetched: the browser answers them as without JavaScript. */
const leftToBrowser = new WeakSet<Element>();
/** Forms that wait for their island. */
const held = new WeakSet<HTMLFormElement>();

/** Holds clicks and forms of islands that are not hydrated yet, and repeats them when they are. */
export function holdInteractions(): void {
  addEventListener("click", holdClick, { capture: true });
  addEventListener("submit", holdForm, { capture: true });
}

function holdClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
  const island = waitingIsland(pressed);
  if (!island || !pressed || leftToBrowser.has(pressed) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  hold(event);
  void hydrateIsland(island).then((isHydrated) => {
    if (!isHydrated) leftToBrowser.add(pressed);
    pressed.click();
    leftToBrowser.delete(pressed);
  });
}

/** Without a connection a form waits for one instead (document/offline-notice.ts). */
function holdForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const island = waitingIsland(form);
  if (!island || !(form instanceof HTMLFormElement) || leftToBrowser.has(form) || !navigator.onLine) return;
  hold(event);
  // Sent twice in a row, it is one form.
  if (held.has(form)) return;
  held.add(form);
  const waited = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT_MS));
  void Promise.race([hydrateIsland(island), waited]).then((isHydrated) => {
    held.delete(form);
    if (!isHydrated) leftToBrowser.add(form);
    // In a task of its own: browsers ignore it while the event is dispatched.
    setTimeout(() => {
      form.requestSubmit(submitter?.isConnected ? submitter : null);
      leftToBrowser.delete(form);
    });
  });
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
