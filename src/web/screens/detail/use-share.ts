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
    void handOn(page).then(
      (way) => setIsCopied(way === "copied"),
      () => location.assign(href),
    );
  }
  return { share, isCopied };
}

/** Rejects where the device allows neither its sheet nor its clipboard. */
async function handOn(page: { title: string; url: string }): Promise<"shared" | "copied"> {
  const { share, clipboard }: Partial<Navigator> = navigator;
  try {
    if (share) {
      await share.call(navigator, page);
      return "shared";
    }
  } catch (error) {
    if (isClosed(error)) return "shared";
  }
  if (!clipboard) throw new Error("There is no clipboard.");
  await clipboard.writeText(page.url);
  return "copied";
}

/** Who closes the sheet has not shared, and needs to be told nothing. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
