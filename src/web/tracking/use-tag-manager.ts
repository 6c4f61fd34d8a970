import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** The container of this host; null where nothing is measured. */
export function useTagManager() {
  return useRouteLoaderData<typeof loader>("root")?.tagManager ?? null;
}

/** Whether the next page is to be a document of its own, which is measured where this one is not. */
export function useLeavesAnew(): boolean {
  return useRouteLoaderData<typeof loader>("root")?.leavesAnew ?? false;
}
