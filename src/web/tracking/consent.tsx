import type { TagManager } from "../../sites.ts";
import { AskConsent } from "./ask-consent.tsx";
import { LeavingAnew } from "./leaving-anew.tsx";

/** Nobody is asked in a document that stays unmeasured whatever the answer (src/web/tag-manager-of.server.ts). */
export function Consent({ tagManager }: { tagManager: TagManager | "next" }) {
  return tagManager === "next" ? <LeavingAnew /> : <AskConsent tagManager={tagManager} />;
}
