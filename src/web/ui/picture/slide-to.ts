/** How long a slide takes (specification 2 §9). */
const SLIDE_MS = 500;
const EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/**
 * Brings the slide with this index into view; beyond either end it goes round. The list is there at once and its pictures
 * play the way: so neither snapping, nor a finger, nor a second press meets a scroll that is half done.
 */
export function slideTo(list: HTMLElement, index: number): void {
  const amount = list.children.length;
  const pictures = [...list.children].flatMap(({ firstElementChild }) => firstElementChild ?? []);
  const shown = list.scrollLeft - shiftOf(pictures[0]);
  list.scrollTo({ left: ((index + amount) % amount) * list.clientWidth, behavior: "instant" });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  const way = { translate: [`${list.scrollLeft - shown}px`, "0px"] };
  for (const picture of pictures) {
    for (const running of picture.getAnimations()) running.cancel();
    picture.animate(way, { duration: SLIDE_MS, easing: EASING });
  }
}

/** Index of the slide that fills most of a list's view. */
export function slideInView({ scrollLeft, clientWidth }: Element): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** How far from its place a picture is that still slides, in pixels. */
function shiftOf(picture: Element | undefined): number {
  return picture ? parseFloat(getComputedStyle(picture).translate) || 0 : 0;
}
