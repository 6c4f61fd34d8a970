import { openLightbox } from "../../islands/open-lightbox.ts";
import { highlightDot } from "../../ui/picture/highlight-dot.ts";
import { slideInView } from "../../ui/picture/slide-to.ts";
import { isPlainClick, onClick } from "../../browser/delegate.ts";

/**
 * The pictures of an activity (screens/detail/gallery.tsx): dots and number follow the picture in view, and a click opens the lightbox.
 * If that cannot be fetched, the picture opens in a new window, because a form on this page may be partly filled in.
 */
export function startGalleries(): void {
  const capture = { capture: true, passive: true };
  // `scroll` does not bubble.
  document.addEventListener("scroll", ({ target }) => target instanceof HTMLElement && showPosition(target), capture);
  onClick("a[data-enlarges]", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    void openLightbox(Number(link.dataset.enlarges)).then((isOpen) => isOpen || window.open(link.href, "_blank", "noopener"));
  });
}

function showPosition(list: HTMLElement): void {
  const gallery = list.closest("[data-gallery]");
  if (!gallery) return;
  const index = slideInView(list);
  highlightDot(gallery, index);
  const position = gallery.querySelector("[data-position]");
  if (position) position.textContent = `${index + 1} / `;
}
