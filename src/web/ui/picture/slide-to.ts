/** Duration of a slide animation (specification 2 §9). */
const SLIDE_MS = 500;
const EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/**
 * Shows the slide with this index; wraps at both ends. The list scrolls at once and the pictures animate by `translate`, so that snapping,
 * touch or a second press never meets an unfinished scroll.
 */
export function slideTo(list: HTMLElement, index: number): void {
  const amount = list.children.length;
  const pictures = [...list.children].flatMap(({ firstElementChild }) => firstElementChild ?? []);
  const shown = list.scrollLeft - shiftOf(pictures[0]);
  list.scrollTo({ left: ((index + amount) % amount) * list.clientWidth, behavior: "instant" });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  const keyframes = { translate: [`${list.scrollLeft - shown}px`, "0px"] };
  for (const picture of pictures) {
    for (const running of picture.getAnimations()) running.cancel();
    picture.animate(keyframes, { duration: SLIDE_MS, easing: EASING });
  }
}

/** Index of the slide that fills most of the list's viewport. */
export function slideInView({ scrollLeft, clientWidth }: Element): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** Remaining distance of a running slide animation, in pixels. */
function shiftOf(picture: Element | undefined): number {
  return picture ? parseFloat(getComputedStyle(picture).translate) || 0 : 0;
}
