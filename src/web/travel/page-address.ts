import { useLocation, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** The full URL of what is shown, without its fragment, and its path (`/uitjes`). */
export type PageAddress = { url: string; path: string };

/**
 * Where the visitor is, known on the server and again after each change of the route (specification 2 §2). The origin is the one that links
 * and canonical addresses of the brand begin with.
 */
export function usePageAddress(): PageAddress {
  const origin = useRouteLoaderData<typeof loader>("root")?.origin ?? "";
  return pageAddress(origin, useLocation());
}

export function pageAddress(origin: string, { pathname, search }: { pathname: string; search: string }): PageAddress {
  return { url: `${origin}${pathname}${search}`, path: pathname };
}
