import { copyTemplate, TEMPLATES } from "../../browser/templates.ts";

/** Puts a placeholder of the same proportions in the place of each picture that cannot be shown (specification 2 §8). */
export function startFailedPictures(): void {
  // It does not bubble.
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), { capture: true });
  // These failed before the script came. A picture that waits for its turn shows a transparent one, which has a width.
  for (const image of [...document.images]) if (image.complete && image.naturalWidth === 0) replace(image);
}

function replace(image: HTMLImageElement): void {
  const { src, className } = image;
  const placeholder = copyTemplate(TEMPLATES.failedPicture);
  if (className) placeholder.className += ` ${className}`;
  // Its own size: the rendered one of a picture that failed is another.
  placeholder.style.aspectRatio = `${image.getAttribute("width")} / ${image.getAttribute("height")}`;
  if (!/\.svg(?:$|[?#])/i.test(src)) placeholder.replaceChildren();
  if (image.dataset.explains !== undefined) {
    placeholder.removeAttribute("aria-hidden");
    placeholder.append(placeholder.dataset.explanation ?? "");
  }
  (image.closest("picture") ?? image).replaceWith(placeholder);
}
