import type { TagManager } from "../../sites.ts";
import type { Choice } from "./consent/choice.ts";
import { onSteps, readSteps } from "../navigation/step-store.ts";
import { cutOff, denyContainer, pushPage, pushToContainer, startContainer } from "./container.ts";
import { filterDetails } from "./filter-details.ts";
import { forgetCookies } from "./consent/forget-cookies.ts";
import { keepSearch, lastSearch } from "./last-search.ts";
import { onMoment } from "./moments.ts";
import { searchThatLed } from "./search-that-led.ts";
import { carrySearch } from "./stored-search.ts";
import { withMoment, type TagSlice } from "./tag-slice.ts";

let manager: TagManager | null = null;
let present: Choice | null = null;
let slice: TagSlice = [];
/** Ends when the search that led here is known, as far as it can be. */
let searchKnown: Promise<void> | null = null;
let wasStopped = false;
let forgetSearch = () => {};

/**
 * Holds every moment of an activity until its visitor has chosen: then what waits is pushed, or dropped. Nothing of a
 * container is loaded, and no data layer is made, before somebody agreed. Once for as long as the page lives.
 */
export function startTracker(tagManager: TagManager, chosen: Choice | null): void {
  if (manager) return;
  manager = tagManager;
  present = chosen;
  if (present === "granted") measure(manager);
  // An agreement may have ended while nobody looked.
  else forgetCookies();

  onMoment((moment, activity) => {
    slice = withMoment(slice, moment, { activity, filter: filterDetails(lastSearch()) });
    settle();
  });
}

/** What a visitor chose after the start, here or in another window. */
export function tellChoice(choice: Choice): void {
  if (!manager || choice === present) return;
  const wasGranted = present === "granted";
  present = choice;
  // A page that lets nothing through any more measures again once it is loaded anew.
  if (choice === "granted" && !wasStopped) measure(manager);
  settle();
  if (wasGranted && !wasStopped) stop();
}

function measure(measured: TagManager): void {
  startContainer(measured);
  followSteps();
  forgetSearch = carrySearch();
  searchKnown ??= lastSearch() ? Promise.resolve() : searchThatLed().then((search) => void (search && keepSearch(search)));
}

/** The container learns of a page before its own listener hears of the new address. */
function followSteps(): void {
  let { shown } = readSteps();
  onSteps(() => {
    const next = readSteps().shown;
    if (next === shown || next === "") return;
    shown = next;
    if (present === "granted" && !wasStopped) pushPage(next);
  });
}

function settle(): void {
  if (present === null) return;
  if (present === "granted" && !wasStopped) void searchKnown?.then(push);
  else slice = [];
}

/** Once the search is known; a visitor may have taken the agreement back meanwhile. */
function push(): void {
  const filter = filterDetails(lastSearch());
  if (present === "granted" && !wasStopped) for (const event of slice) pushToContainer({ ...event, filter });
  slice = [];
}

/** What a container runs cannot be taken out of a page that is open, so that page lets it load and send nothing more. */
function stop(): void {
  wasStopped = true;
  cutOff();
  denyContainer();
  forgetCookies();
  forgetSearch();
}
