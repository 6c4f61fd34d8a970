import { useEffect } from "react";
import { isRouteErrorResponse, replace, useLocation } from "react-router";

/** Where the list stands that is on the screen; null on screens without one. */
let shownUrl: string | null = null;
/** Where a visitor stays because another list could not be loaded. */
let keptUrl: string | null = null;

/** What one route needs to keep its list on the screen when the next does not come. */
export function keeper<Shown>() {
  let shown: Shown | null = null;

  function useShown(data: Shown): void {
    const { pathname, search } = useLocation();
    useEffect(() => {
      shown = data;
      shownUrl = pathname + search;
      return () => {
        shown = null;
        shownUrl = null;
      };
    }, [pathname, search, data]);
  }

  /**
   * The next list, or when it cannot be loaded the one that is shown, at its own address: logged, and silent to the
   * visitor (specification 2 §7 and §8). Who comes from another screen has no list yet: then the failure shows.
   */
  async function load({ url, signal }: Request, next: () => Promise<Shown>): Promise<Shown> {
    const { pathname, search } = new URL(url);
    const isKept = keptUrl === pathname + search;
    keptUrl = null;
    if (isKept && shown !== null) return shown;
    try {
      return await next();
    } catch (error) {
      // Somebody chose on: that list is no longer asked for. Or the server did answer, with another place.
      const isMeant = signal.aborted || error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
      if (isMeant || shownUrl === null) throw error;
      // oxlint-disable-next-line no-console -- the specification asks for a log, and the browser has no other
      console.warn("The list could not be loaded.", error);
      keptUrl = shownUrl;
      throw replace(keptUrl);
    }
  }

  return { useShown, load };
}
