import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** The container of this host; null where nothing is measured. */
export function useTagManager() {
  return useRouteLoaderData<typeof loader>("root")?.tagManager ?? null;
}
