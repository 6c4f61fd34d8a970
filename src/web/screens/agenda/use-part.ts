import { useState } from "react";

/**
 * A part of a page whose code is fetched when somebody asks for it. One that cannot be fetched (no line, or gone since a
 * new version went live) leaves the page as it is, with all that was typed. Asking again tries again where the browser
 * does: Chromium remembers a script that did not come for as long as the page lives.
 */
export function usePart<Part>(fetchPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [isComing, setIsComing] = useState(false);

  async function ask(): Promise<Part | null> {
    setIsComing(true);
    const fetched = await fetchPart().catch(() => null);
    if (fetched) setPart(() => fetched);
    setIsComing(false);
    return fetched;
  }

  return { part, isComing, ask };
}
