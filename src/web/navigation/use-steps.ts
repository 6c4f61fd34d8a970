import { useSyncExternalStore } from "react";
import { onSteps, readSteps, type Steps } from "./step-store.ts";

/** For islands: the page that is shown, and the one that is being fetched. On the server neither is known. */
export function useSteps(): Steps {
  return useSyncExternalStore(onSteps, readSteps, readNone);
}

const NONE: Steps = { shown: "", pending: null };

function readNone(): Steps {
  return NONE;
}
