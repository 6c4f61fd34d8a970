import { useEffect, useState } from "react";
import type { Consent as Bar } from "./consent.tsx";
import type { Measured } from "../tag-manager-of.server.ts";

/** Where a container is configured, what asks for consent and measures after it; fetched once the page is alive. */
export function Tracking({ tagManager }: { tagManager: NonNullable<Measured> }) {
  const [Consent, setConsent] = useState<typeof Bar | null>(null);
  useEffect(() => {
    // Without a line nobody is asked, and nothing is measured.
    import("./consent.tsx").then(
      (part) => setConsent(() => part.Consent),
      () => {},
    );
  }, []);
  return Consent && <Consent tagManager={tagManager} />;
}
