import { hydrateIsland, unhydratedIsland } from "./hydrate-island.ts";

/** Elements of an island that need its script: a click on one is replayed after hydration. */
const NEEDS_SCRIPT = "button[type=button], [data-needs-script]";
/** After this time the browser posts a form without its island. */
const MAX_WAIT_MS = 5_000;

/** Elements whose island could not be fetched: the browser handles them as without JavaScript. */
const native = new WeakSet<Element>();
/** Forms that wait for their island. */
const deferred = new WeakSet<HTMLFormElement>();

/** Defers clicks and form submissions in unhydrated islands, and replays them after hydration. */
export function deferInteractions(): void {
  addEventListener("click", deferClick, { capture: true });
  addEventListener("submit", deferSubmit, { capture: true });
}

function deferClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
  const island = unhydratedIsland(pressed);
  if (!island || !pressed || native.has(pressed) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  cancel(event);
  void hydrateIsland(island).then((isHydrated) => {
    if (!isHydrated) native.add(pressed);
    pressed.click();
    native.delete(pressed);
  });
}

/** Offline, a form waits for a connection instead (navigation/offline-notice.ts). */
function deferSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const island = unhydratedIsland(form);
  if (!island || !(form instanceof HTMLFormElement) || native.has(form) || !navigator.onLine) return;
  cancel(event);
  // A repeated submission is replayed once.
  if (deferred.has(form)) return;
  deferred.add(form);
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS));
  void Promise.race([hydrateIsland(island), timeout]).then((isHydrated) => {
    deferred.delete(form);
    if (!isHydrated) native.add(form);
    // In a separate task: browsers ignore `requestSubmit` while a submit event is dispatched.
    setTimeout(() => {
      form.requestSubmit(submitter?.isConnected ? submitter : null);
      native.delete(form);
    });
  });
}

function cancel(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
