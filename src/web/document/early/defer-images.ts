/** The placeholder of a deferred image: 4:3 and transparent. */
const TRANSPARENT = "data:image/gif;base64,R0lGODlhBAADAIAAAExpcQAAACH5BAUAAAAALAAAAAAEAAMAAAIDhI9WADs=";

/**
 * Defers images with `loading="lazy"` until they are within 200 px of the viewport (specification 2 §2 and §9): browsers alone
 * start 1,250 to 2,500 px ahead. Runs in the head, before the first layout; without scripts the attribute alone applies
 * (decisions/022-lazy-loading-of-pictures.md).
 */
export function deferImages(): void {
  const seen = new WeakSet<HTMLImageElement>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HTMLImageElement) show(target);
    },
    { rootMargin: "200px", threshold: 0.01 },
  );

  function defer(image: HTMLImageElement): void {
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
  function deferNewImages(): void {
    // All images rather than the added nodes: parsing an overview adds 2,000 nodes, but only 60 images.
    for (const image of document.images) {
      if (seen.has(image)) continue;
      seen.add(image);
      if (image.loading === "lazy") defer(image);
    }
  }
  new MutationObserver(deferNewImages).observe(document, { subtree: true, childList: true });
  // An image whose `loading` changes is shown at once: the visitor is about to slide to it.
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLImageElement && target.loading !== "lazy") show(target);
  }).observe(document, { subtree: true, attributeFilter: ["loading"] });
}

/** Moves the `srcset` of an image and of the sources beside it to another attribute. */
function moveSets(image: HTMLImageElement, from: string, to: string): void {
  for (const part of image.closest("picture")?.children ?? [image]) {
    const set = part.getAttribute(from);
    if (set === null) continue;
    part.setAttribute(to, set);
    part.removeAttribute(from);
  }
}
