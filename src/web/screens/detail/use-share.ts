import { useEffect, useState, type MouseEvent } from "react";

type LinkClick = MouseEvent<HTMLAnchorElement>;

/** How long it is said that the link was copied; it is said anew when it is copied again. */
const SAID_MS = 4000;

/**
 * Shares with the device's own sheet, or copies the link where there is none. Where neither is allowed, the click goes on
 * to what it was on.
 */
export function useShare(page: { title: string; url: string }): { share: (event: LinkClick) => void; isCopied: boolean } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function share(event: LinkClick) {
    const { share: shareSheet, clipboard }: Partial<Navigator> = navigator;
    if (!shareSheet && !clipboard) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void import("./hand-on.ts")
      .then(({ handOn }) => handOn(page))
      .then(
        (way) => setIsCopied(way === "copied"),
        () => location.assign(href),
      );
  }
  return { share, isCopied };
}
