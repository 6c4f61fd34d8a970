/** Stands where a picture will be: four by three, and transparent. */
const TRANSPARENT = "data:image/gif;base64,R0lGODlhBAADAIAAAExpcQAAACH5BAUAAAAALAAAAAAEAAMAAAIDhI9WADs=";

/**
 * Lets pictures with `loading="lazy"` wait until they are within 200 px of the view (specification 2 §2 and §9): browsers
 * begin 1,250 to 2,500 px ahead. It runs in the head, before the first layout; without scripts the attribute alone does
 * it (decisions/022-lazy-loading-of-pictures.md).
 */
export function holdPictures(): void {
  const known = new WeakSet<HTMLImageElement>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HTMLImageElement) show(target);
    },
    { rootMargin: "200px", threshold: 0.01 },
  );

  function hold(image: HTMLImageElement): void {
    const src = image.getAttribute("src");
    if (src === null) return;
    image.dataset.src = src;
    moveSets(image, "srcset", "data-srcset");
    image.src = TRANSPARENT;
    near.observe(image);
  }
  function show(image: HTMLImageElement): void {
    const { src } = image.dataset;
    if (src === undefined) return;
    near.unobserve(image);
    moveSets(image, "data-srcset", "srcset");
    image.src = src;
    delete image.dataset.src;
  }
  function look(): void {
    // Not the nodes that were added: those are two thousand while an overview arrives, and its pictures are sixty.
    for (const image of document.images) {
      if (known.has(image)) continue;
      known.add(image);
      if (image.loading === "lazy") hold(image);
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  // A picture whose `loading` changes is wanted now: the visitor is about to slide to it.
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLImageElement && target.loading !== "lazy") show(target);
  }).observe(document, { subtree: true, attributeFilter: ["loading"] });
}

/** Its own widths, and those of the sources beside it. */
function moveSets(image: HTMLImageElement, from: string, to: string): void {
  for (const part of image.closest("picture")?.children ?? [image]) {
    const set = part.getAttribute(from);
    if (set === null) continue;
    part.setAttribute(to, set);
    part.removeAttribute(from);
  }
}
