import { useRef } from "react";
import type { Location } from "../../contract/entities/place.ts";
import { placeLabel } from "../../places/place-label.ts";
import { useBrand } from "../use-page.ts";
import { useWords } from "../words/use-words.ts";

/** The places that suggestions have named so far, by how they are written in the input. */
export function useKnownPlaces() {
  const { places: words } = useWords();
  const { countryCode } = useBrand();
  const known = useRef(new Map<string, Location>());

  function know(locations: readonly Location[]) {
    for (const location of locations) known.current.set(placeLabel(location, { words, home: countryCode }).toLowerCase(), location);
  }

  function placeOf(text: string): Location | null {
    return known.current.get(text.trim().toLowerCase()) ?? null;
  }

  return { know, placeOf };
}
