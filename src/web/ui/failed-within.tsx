import { useEffect, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import { FailedPicture } from "./failed-picture.tsx";
import { hasFailed } from "./picture.tsx";

type Failed = { place: Element; src: string; size: { width: number; height: number } };

/** Says which pictures of a part failed that stands as it was served (src/web/use-as-served.ts): a `Picture` that a browser rendered does that itself. */
export function FailedWithin({ part }: { part: RefObject<HTMLElement | null> }) {
  const [failures, setFailures] = useState<Failed[]>([]);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const fail = (image: HTMLImageElement) => {
      const shown = image.closest("picture") ?? image;
      const place = shown.parentElement;
      if (!place) return;
      const { src, width, height } = image;
      shown.remove();
      setFailures((before) => [...before, { place, src, size: { width, height } }]);
    };
    const hear = ({ target }: Event) => target instanceof HTMLImageElement && fail(target);
    // A failure from before the page was alive told nobody.
    for (const image of current.querySelectorAll("img")) if (hasFailed(image)) fail(image);
    current.addEventListener("error", hear, { capture: true });
    return () => current.removeEventListener("error", hear, { capture: true });
  }, [part]);
  return failures.map(({ place, src, size }) => createPortal(<FailedPicture src={src} size={size} explains />, place, src));
}
