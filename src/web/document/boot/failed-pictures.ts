import { copyTemplate, TEMPLATES } from "../../browser/templates.ts";

/** Replaces each picture that fails to load by a placeholder of the same aspect ratio (specification 2 §8). */
export function startFailedPictures(): void {
  // `error` does not bubble.
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), { capture: true });
  // Pictures that failed before this script ran. A deferred picture (defer-images.ts) shows a transparent one, which has a width.
  for (const image of [...document.images]) if (image.complete && image.naturalWidth === 0) replace(image);
}

function replace(image: HTMLImageElement): void {
  const { src, className } = image;
  const placeholder = copyTemplate(TEMPLATES.failedPicture);
  if (className) placeholder.className += ` ${className}`;
  // From the attributes: a failed picture is rendered in another size.
  placeholder.style.aspectRatio = `${image.getAttribute("width")} / ${image.getAttribute("height")}`;
  if (!/\.svg(?:$|[?#])/i.test(src)) placeholder.replaceChildren();
  if (image.dataset.explains !== undefined) {
    placeholder.removeAttribute("aria-hidden");
    placeholder.append(placeholder.dataset.explanation ?? "");
  }
  (image.closest("picture") ?? image).replaceWith(placeholder);
}
