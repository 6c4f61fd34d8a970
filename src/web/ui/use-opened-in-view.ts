import { useEffect, type RefObject } from "react";

/** A card whose whole text is shown lies across, below the row that it stood in (activity-card.module.css): it stays in view there. */
export function useOpenedInView(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const about = part.current;
    const keepInView = ({ target }: Event) => {
      const card = target instanceof HTMLDetailsElement && target.open ? target.closest("article") : null;
      if (card && card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView({ block: "nearest" });
    };
    // A toggle event does not bubble.
    about?.addEventListener("toggle", keepInView, true);
    return () => about?.removeEventListener("toggle", keepInView, true);
  }, [part]);
}
