import { useEffect, useState, type MouseEvent } from "react";

type LinkClick = MouseEvent<HTMLAnchorElement>;

/** How long it is said that the link was copied; it is said anew when it is copied again. */
const SAID_MS = 4000;

/**
 * Shares with the device's own sheet, or copies the link where there is none. Where neither is allowed, it goes where
 * the link does.
 */
export function useShare(page: { title: string; url: string }): { share: (event: LinkClick) => void; isCopied: boolean } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function share(event: LinkClick) {
    event.preventDefault();
    const { href } = event.currentTarget;
    void handOn(page).then(setIsCopied, () => location.assign(href));
  }
  return { share, isCopied };
}

/** Whether the link was copied, rather than shared; rejects where the device allows neither its sheet nor its clipboard. */
async function handOn(page: { title: string; url: string }): Promise<boolean> {
  const { share }: Partial<Navigator> = navigator;
  try {
    if (share) {
      await share.call(navigator, page);
      return false;
    }
  } catch (error) {
    // Who closes the sheet has not shared, and needs to be told nothing.
    if (error instanceof DOMException && error.name === "AbortError") return false;
  }
  // Where there is none, that is an error too.
  await navigator.clipboard.writeText(page.url);
  return true;
}
