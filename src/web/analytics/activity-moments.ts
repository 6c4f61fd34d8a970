import { countMoments } from "./count-moments.ts";
import { tellMoment, type Moment, type ViewedActivity } from "./moments.ts";
import { whenSeen } from "./when-seen.ts";

/** The button of a mouse that opens a link in a new tab. */
const MIDDLE = 1;

/**
 * Tells what happens on the page of an activity (specification 2 §4): it is viewed, once the page is seen; its phone number is
 * shown (`<details data-moment="phone">`), its website is opened (`<a data-moment="website">`), before this script came too.
 */
export function startActivityMoments(): void {
  const page = document.querySelector<HTMLElement>("[data-viewed]");
  if (!page) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the screen of an activity writes it
  const activity = JSON.parse(page.dataset.viewed ?? "") as ViewedActivity;
  const tell = (moment: Moment) => void whenSeen().then(() => tellMoment(moment, activity));

  tell("view");
  countMoments();
  const phone = page.querySelector<HTMLDetailsElement>("[data-moment=phone]");
  const tellPhone = () => phone?.open && tell("phone");
  phone?.addEventListener("toggle", tellPhone);
  tellPhone();
  const website = page.querySelector<HTMLElement>("[data-moment=website]");
  website?.addEventListener("click", () => tell("website"));
  website?.addEventListener("auxclick", ({ button }) => button === MIDDLE && tell("website"));
  // A link that was clicked keeps a focus that is not visible.
  if (website?.matches(":focus:not(:focus-visible)")) tell("website");
}
