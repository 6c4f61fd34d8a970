import { useEffect } from "react";
import { isRouteErrorResponse, replace, useLocation } from "react-router";
import type { Overview } from "./load-overview.server.ts";

/** The overview that stands on the screen, and where; null on other screens. */
let shown: { url: string; overview: Overview } | null = null;
/** Where a visitor stays because another list could not be loaded. */
let kept: string | null = null;

/** Remembers what `keepShown` keeps. */
export function useShownOverview(overview: Overview): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = { url: pathname + search, overview };
    return () => {
      shown = null;
    };
  }, [pathname, search, overview]);
}

/**
 * The next list, or when it cannot be loaded the one that is shown, at its own address: logged, and silent to the visitor
 * (specification 2 §7 and §8). Who comes from another screen has no list yet: then the failure shows.
 */
export async function keepShown({ url, signal }: Request, load: () => Promise<Overview>): Promise<Overview> {
  const { pathname, search } = new URL(url);
  if (shown && kept === pathname + search) {
    kept = null;
    return shown.overview;
  }
  kept = null;
  try {
    return await load();
  } catch (error) {
    // Somebody chose on: that list is no longer asked for.
    if (!shown || signal.aborted || error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    // oxlint-disable-next-line no-console -- the specification asks for a log, and the browser has no other
    console.warn("The list could not be loaded.", error);
    kept = shown.url;
    throw replace(kept);
  }
}
