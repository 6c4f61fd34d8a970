import { useSyncExternalStore } from "react";
import { onNavigation, readNavigation, type NavigationState } from "./navigation-store.ts";

/** The page that is shown and the page that is being fetched, for islands. On the server both are unknown. */
export function useNavigation(): NavigationState {
  return useSyncExternalStore(onNavigation, readNavigation, readNone);
}

const NONE: NavigationState = { shown: "", pending: null };

function readNone(): NavigationState {
  return NONE;
}
