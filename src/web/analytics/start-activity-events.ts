import { countActivityEvents } from "./count-activity-events.ts";
import { reportActivityEvent, type ActivityEvent, type ViewedActivity } from "./activity-events.ts";
import { whenActivated } from "./when-activated.ts";

/** The button of a mouse that opens a link in a new tab. */
const MIDDLE = 1;

/**
 * Reports the events of an activity's page (specification 2 §4): a view, once the page is activated; showing the phone number
 * (`<details data-analytics-event="phone">`); opening the website (`<a data-analytics-event="website">`). The last two count even before this script ran.
 */
export function startActivityEvents(): void {
  const page = document.querySelector<HTMLElement>("[data-viewed]");
  if (!page) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the screen of an activity writes it
  const activity = JSON.parse(page.dataset.viewed ?? "") as ViewedActivity;
  const report = (event: ActivityEvent) => void whenActivated().then(() => reportActivityEvent(event, activity));

  report("view");
  countActivityEvents();
  const phone = page.querySelector<HTMLDetailsElement>("[data-analytics-event=phone]");
  const reportPhone = () => phone?.open && report("phone");
  phone?.addEventListener("toggle", reportPhone);
  reportPhone();
  const website = page.querySelector<HTMLElement>("[data-analytics-event=website]");
  website?.addEventListener("click", () => report("website"));
  website?.addEventListener("auxclick", ({ button }) => button === MIDDLE && report("website"));
  // A link that was clicked earlier still has the focus, without `:focus-visible`.
  if (website?.matches(":focus:not(:focus-visible)")) report("website");
}
