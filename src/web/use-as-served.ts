import { use, useLayoutEffect, useState, type RefObject } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

/**
 * Whether a part of the page stands as it was served, without the data that it shows (src/web/left-in-markup.server.ts). So it
 * stays for as long as it is there, whatever data come later. Only when React had to throw the page away, as a translator or an
 * extension had changed it before it was alive, the part is empty: then its data are asked for.
 */
export function useAsServed(part: RefObject<HTMLElement | null>, isLeftOut: boolean): boolean {
  const router = use(RouterContext)?.router;
  const [isAsServed, setAsServed] = useState(isLeftOut);
  useLayoutEffect(() => {
    if (!isAsServed || part.current?.hasChildNodes()) return;
    setAsServed(false);
    // The first part asks for all of them.
    if (router?.state.revalidation === "idle") void router.revalidate();
  }, [part, isAsServed, router]);
  return isAsServed;
}
