import type { TagManager } from "../../sites.ts";
import type { Choice } from "./consent/choice.ts";
import { onNavigation, readNavigation } from "../navigation/navigation-store.ts";
import { blockThirdParties, denyContainer, pushPage, pushToContainer, startContainer } from "./container.ts";
import { filterDetails } from "./filter-details.ts";
import { deleteCookies } from "./consent/delete-cookies.ts";
import { rememberSearch, lastSearch } from "./last-search.ts";
import { onActivityEvent } from "./activity-events.ts";
import { referringSearch } from "./referring-search.ts";
import { persistSearch } from "./stored-search.ts";
import { withTagEvent, type PendingTagEvents } from "./tag-events.ts";

let manager: TagManager | null = null;
let present: Choice | null = null;
let pending: PendingTagEvents = [];
/** Resolves when the referring search is known, or cannot be found. */
let searchKnown: Promise<void> | null = null;
let wasStopped = false;
let forgetSearch = () => {};

/**
 * Collects the events of an activity until the visitor has chosen, then pushes or drops them. Without consent no container is loaded,
 * and no data layer exists. Runs once per document.
 */
export function startTracker(tagManager: TagManager, chosen: Choice | null): void {
  if (manager) return;
  manager = tagManager;
  present = chosen;
  if (present === "granted") measure(manager);
  // The consent may have expired since the last visit.
  else deleteCookies();

  onActivityEvent((event, activity) => {
    pending = withTagEvent(pending, event, { activity, filter: filterDetails(lastSearch()) });
    flush();
  });
}

/** Applies a choice that was made after the start, here or in another window. */
export function updateChoice(choice: Choice): void {
  if (!manager || choice === present) return;
  const wasGranted = present === "granted";
  present = choice;
  // After `stop` the policy of this document blocks the container: it measures again after a reload.
  if (choice === "granted" && !wasStopped) measure(manager);
  flush();
  if (wasGranted && !wasStopped) stop();
}

function measure(measured: TagManager): void {
  startContainer(measured);
  followNavigation();
  forgetSearch = persistSearch();
  searchKnown ??= lastSearch() ? Promise.resolve() : referringSearch().then((search) => void (search && rememberSearch(search)));
}

/** Reports list navigations before the container's own listener notices the new address. */
function followNavigation(): void {
  let { shown } = readNavigation();
  onNavigation(() => {
    const next = readNavigation().shown;
    if (next === shown || next === "") return;
    shown = next;
    if (present === "granted" && !wasStopped) pushPage(next);
  });
}

function flush(): void {
  if (present === null) return;
  if (present === "granted" && !wasStopped) void searchKnown?.then(push);
  else pending = [];
}

/** Consent may have been withdrawn while the search was being fetched. */
function push(): void {
  const filter = filterDetails(lastSearch());
  if (present === "granted" && !wasStopped) for (const event of pending) pushToContainer({ ...event, filter });
  pending = [];
}

/** The scripts of a container cannot be unloaded, so the page blocks everything that they would load or send. */
function stop(): void {
  wasStopped = true;
  blockThirdParties();
  denyContainer();
  deleteCookies();
  forgetSearch();
}
