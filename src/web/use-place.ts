import { createContext, use } from "react";

/** Path and query of the page that is shown, as `/uitjes` and `?personen=8`. */
export type Place = { pathname: string; search: string };

export const PlaceContext = createContext<Place | null>(null);

/** Where the visitor is (surroundings.tsx). */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error("usePlace was called outside a page.");
  return place;
}
