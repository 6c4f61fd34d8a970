import { highlightDot } from "./highlight-dot.ts";
import { slideInView, slideTo } from "./slide-to.ts";
import styles from "./slider.module.css";

/** A pointer that stays this long on a card is likely to use its slider. */
const HOVER_MS = 200;

/** A click within a card: slides by a button, and follows the card's link by a tap on a picture. */
export function slideOrFollow(card: HTMLElement, target: EventTarget): void {
  const list = card.querySelector<HTMLElement>(`.${styles.slides}`);
  if (!list || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-step]");
  if (button) slideTo(list, slideInView(list) + Number(button.dataset.step));
  // For touch, the pictures cover the card's link: a tap on them follows it.
  else if (list.contains(target)) card.querySelector<HTMLElement>("h3 a")?.click();
  else if (target.closest("summary")) requestAnimationFrame(() => keepInView(card));
}

/** Keeps a card in view whose text was expanded: it then fills a row below its former row (activity-card.module.css). */
function keepInView(card: HTMLElement) {
  if (card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView({ block: "nearest" });
}

/** Highlights the dot of the picture in view, after a list of pictures was scrolled. */
export function updateDots(card: HTMLElement, target: EventTarget): void {
  if (!(target instanceof Element) || !target.matches(`.${styles.slides}`)) return;
  fetchSlides(card);
  highlightDot(card, slideInView(target));
}

/** Fetches the other pictures of a card under a mouse or pen. A touch mostly follows the link; a swipe fetches at its start. */
export function fetchForPointer(card: HTMLElement, pointerType: string): void {
  if (pointerType !== "touch") setTimeout(() => card.matches(":hover") && fetchSlides(card), HOVER_MS);
}

/** Fetches the other pictures of a card when it receives the focus by keyboard, not by a tap. */
export function fetchForKeys(card: HTMLElement, target: EventTarget): void {
  if (target instanceof Element && target.matches(":focus-visible")) fetchSlides(card);
}

function fetchSlides(card: HTMLElement) {
  for (const image of card.querySelectorAll<HTMLImageElement>(`.${styles.slides} img[loading="lazy"]`)) image.loading = "eager";
}
