import { lightDot } from "./dots.tsx";
import { slideInView, slideTo } from "./slide-to.ts";
import styles from "./slider.module.css";

/**
 * What a card does that holds a slider: it hears of all that happens within, also where a picture failed. The card itself
 * answers to nothing: the slider's buttons and its list do.
 */
export const sliding = { onClick: slideOrFollow, onScrollCapture: showPlace, onPointerEnter: fetchForPointer, onFocus: fetchForKeys };

/** As long as a pointer stays on a card that it does not merely pass, or press to leave the page. */
const STAYS_MS = 200;

function slideOrFollow({ target, currentTarget }: React.MouseEvent<HTMLElement>) {
  const list = currentTarget.querySelector<HTMLElement>(`.${styles.slides}`);
  if (!list || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-step]");
  if (button) slideTo(list, slideInView(list) + Number(button.dataset.step));
  // Under a finger the pictures lie above the card's link, and a tap is meant for it.
  else if (list.contains(target)) currentTarget.querySelector<HTMLElement>("h3 a")?.click();
  else if (target.closest("summary")) requestAnimationFrame(() => keepInView(currentTarget));
}

/** With its whole text a card lies across, below the row that it stood in (activity-card.module.css). */
function keepInView(card: HTMLElement) {
  if (card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView({ block: "nearest" });
}

function showPlace({ target, currentTarget }: React.UIEvent<HTMLElement>) {
  if (!(target instanceof Element) || !target.matches(`.${styles.slides}`)) return;
  fetchSlides(currentTarget);
  lightDot(currentTarget, slideInView(target));
}

/** Whose pointer stays at a card may slide. A finger that touches it mostly follows its link: its swipe fetches as it begins. */
function fetchForPointer({ currentTarget, pointerType }: React.PointerEvent<HTMLElement>) {
  if (pointerType !== "touch") setTimeout(() => currentTarget.matches(":hover") && fetchSlides(currentTarget), STAYS_MS);
}

/** A tap gives the focus too. */
function fetchForKeys({ target, currentTarget }: React.FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible")) fetchSlides(currentTarget);
}

function fetchSlides(card: HTMLElement) {
  for (const image of card.querySelectorAll<HTMLImageElement>(`.${styles.slides} img[loading="lazy"]`)) image.loading = "eager";
}
