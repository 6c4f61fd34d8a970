import { useNavigation } from "react-router";

/** Whether another part of the list is on its way. */
export function useSearching(): boolean {
  return useNavigation().location?.pathname === "/overzicht";
}
