import { lightDot } from "./light-dot.ts";
import { slideInView, slideTo } from "./slide-to.ts";
import styles from "./slider.module.css";

/** As long as a pointer stays on a card that it does not merely pass, or press to leave the page. */
const STAYS_MS = 200;

/** A click within a card: slides by a button, and follows the card's link by a tap on a picture. */
export function slideOrFollow(card: HTMLElement, target: EventTarget): void {
  const list = card.querySelector<HTMLElement>(`.${styles.slides}`);
  if (!list || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-step]");
  if (button) slideTo(list, slideInView(list) + Number(button.dataset.step));
  // Under a finger the pictures lie above the card's link, and a tap is meant for it.
  else if (list.contains(target)) card.querySelector<HTMLElement>("h3 a")?.click();
  else if (target.closest("summary")) requestAnimationFrame(() => keepInView(card));
}

/** With its whole text a card lies across, below the row that it stood in (activity-card.module.css). */
function keepInView(card: HTMLElement) {
  if (card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView({ block: "nearest" });
}

/** Shows which picture of a card is in view, after its list was scrolled. */
export function showPlace(card: HTMLElement, target: EventTarget): void {
  if (!(target instanceof Element) || !target.matches(`.${styles.slides}`)) return;
  fetchSlides(card);
  lightDot(card, slideInView(target));
}

/** Fetches the other pictures of a card once a pointer stays on it. A finger mostly follows the link: a swipe fetches as it begins. */
export function fetchForPointer(card: HTMLElement, pointerType: string): void {
  if (pointerType !== "touch") setTimeout(() => card.matches(":hover") && fetchSlides(card), STAYS_MS);
}

/** Fetches the other pictures of a card once the keyboard is in it; a tap gives the focus too. */
export function fetchForKeys(card: HTMLElement, target: EventTarget): void {
  if (target instanceof Element && target.matches(":focus-visible")) fetchSlides(card);
}

function fetchSlides(card: HTMLElement) {
  for (const image of card.querySelectorAll<HTMLImageElement>(`.${styles.slides} img[loading="lazy"]`)) image.loading = "eager";
}
