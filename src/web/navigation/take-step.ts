import { indexIn } from "../browser/history-entry.ts";
import { hydrateStaying } from "../islands/give-props.ts";
import { stay, whenOnline } from "./offline-notice.ts";
import { TEMPLATES } from "../browser/templates.ts";
import { announceLoading } from "./announce.ts";
import { scrollTopOf } from "./scroll-positions.ts";
import { showStep } from "./show-step.ts";
import { pageUrl, regionsUrl, type StepAnswer } from "./step-answer.ts";
import { isStepAway, writeSteps } from "./step-store.ts";
import { untilReleased } from "./until-released.ts";

export type StepOptions = {
  /** Whether the page takes the place of the present history entry. */
  replace?: boolean;
  /** Whether another page of the list is shown from its top. */
  turnsPage?: boolean;
};
type Kind = StepOptions & { isTraversal?: boolean };

/** A server that says nothing for so long has failed. */
const TIMEOUT_MS = 30_000;

let current = new AbortController();
/** The index of the history entry of the list that is shown. */
let shownIndex = 0;

/**
 * Shows another page of a list in place of this one: fetches its regions and replaces them. A page that is not of this list, or
 * that may be measured where this one may not, is navigated to. The last step wins; one that fails leaves the list as it
 * is (specification 2 §7 and §8).
 */
export function takeStep(url: string, options: StepOptions = {}): void {
  writeSteps({ pending: url });
  whenOnline(() => void fetchAndShow(url, options), endStep);
}

/** Notes which page and history entry of the list the document begins with: not the first one after a reload, or on the way back. */
export function noteShown(): void {
  shownIndex = indexIn(history.state);
  writeSteps({ shown: location.pathname + location.search });
}

/** Shows the page of a history entry that the visitor went back or forward to. */
export function followTraversal(): void {
  // What waited for a connection was asked for before.
  stay();
  if (!isStepAway()) return endStep();
  whenOnline(() => void fetchAndShow(location.pathname + location.search, { isTraversal: true }), undoTraversal);
}

/** Back to the entry of the list that is shown. */
function undoTraversal(): void {
  history.go(shownIndex - indexIn(history.state));
}

/** Ends the step that is under way: the visitor goes elsewhere, or stays. */
export function endStep(): void {
  current.abort();
  announceLoading(false);
  writeSteps({ pending: null });
}

async function fetchAndShow(url: string, kind: Kind): Promise<void> {
  current.abort();
  const { signal } = (current = new AbortController());
  writeSteps({ pending: url });
  announceLoading(true);
  hydrateStaying();
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(regionsUrl(url), { signal: either, headers: { accept: "application/json" } });
    const isStep = response.headers.get("content-type")?.startsWith("application/json");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- document/write-document.server.tsx writes it
    const answer = isStep ? ((await response.json()) as StepAnswer) : null;
    await untilReleased();
    if (signal.aborted) return;
    const { pathname, search } = new URL(pageUrl(response.url));
    const arrived = pathname + search;
    if (!answer && response.status >= 500) throw new Error(`The list was answered with ${response.status}.`);
    if (!answer || !fits(answer)) return navigate(arrived, kind);
    enter(arrived, kind);
    showStep(answer, kind);
    if (kind.isTraversal) scrollTo({ top: scrollTopOf(history.state), behavior: "instant" });
  } catch (error) {
    if (signal.aborted) return;
    // oxlint-disable-next-line no-console -- the specification asks for a log, and the browser has no other
    console.warn("The list could not be loaded.", error);
    if (kind.isTraversal) undoTraversal();
  }
  if (current.signal === signal) endStep();
}

function navigate(url: string, { replace, isTraversal }: Kind): void {
  endStep();
  if (replace || isTraversal) location.replace(url);
  else location.assign(url);
}

/** Whether this document is of the same release, has the regions of the page and no others, and is as private and as measured as that is. */
function fits({ regions, isMeasured, isPrivate, release }: StepAnswer): boolean {
  const own = [...document.querySelectorAll<HTMLElement>("[data-region]")].map(({ dataset }) => dataset.region ?? "");
  const isList = own.length === Object.keys(regions).length && own.every((name) => name in regions);
  const isSameRelease = document.documentElement.dataset.release === release;
  const isAsPrivate = isPrivate === (document.querySelector("meta[name=referrer]") !== null);
  return isList && isSameRelease && isAsPrivate && isMeasured === (document.getElementById(TEMPLATES.consent) !== null);
}

function enter(url: string, { replace, isTraversal }: Kind): void {
  const index = indexIn(history.state);
  shownIndex = replace || isTraversal ? index : index + 1;
  writeSteps({ shown: url });
  if (isTraversal) {
    // A name that the server has another address for.
    if (url !== location.pathname + location.search) history.replaceState(history.state, "", url);
  } else if (replace) history.replaceState({ idx: index }, "", url);
  else {
    history.replaceState({ ...history.state, top: scrollY }, "");
    history.pushState({ idx: index + 1 }, "", url);
  }
}
