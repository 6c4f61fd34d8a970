import { lightDot } from "./dots.tsx";
import { slideInView, slideTo } from "./slide-to.ts";
import styles from "./slider.module.css";

/**
 * What a card does that holds a slider: it hears of all that happens within, also where a picture failed. The card itself
 * answers to nothing: the slider's buttons and its list do.
 */
export const sliding = { onClick: slideOrFollow, onScrollCapture: showPlace, onPointerEnter: fetchSlides, onFocus: fetchSlides };

function slideOrFollow({ target, currentTarget }: React.MouseEvent<HTMLElement>) {
  const list = currentTarget.querySelector<HTMLElement>(`.${styles.slides}`);
  if (!list || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-step]");
  if (button) slideTo(list, slideInView(list) + Number(button.dataset.step));
  // Under a finger the pictures lie above the card's link, and a tap is meant for it.
  else if (list.contains(target)) currentTarget.querySelector<HTMLElement>("h3 a")?.click();
}

function showPlace({ target, currentTarget }: React.UIEvent<HTMLElement>) {
  if (target instanceof Element && target.matches(`.${styles.slides}`)) lightDot(currentTarget, slideInView(target));
}

/** Whoever is at a card may slide: then its other pictures are fetched. */
function fetchSlides({ currentTarget }: React.SyntheticEvent<HTMLElement>) {
  for (const image of currentTarget.querySelectorAll<HTMLImageElement>(`.${styles.slides} img`)) image.loading = "eager";
}
