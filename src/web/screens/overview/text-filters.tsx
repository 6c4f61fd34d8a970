import field from "../../ui/field.module.css";
import layout from "../../ui/layout.module.css";
import { PlaceInput } from "../../search/place-input.tsx";
import { useWords } from "../../words/use-words.ts";
import { Fold } from "./fold.tsx";

/** A single place: a city, a province or a region. */
export function PlaceFilter({ place }: { place: string | null }) {
  const { overview } = useWords();
  return (
    <Fold title={overview.place} open>
      <label className={layout.unseen} htmlFor="place">
        {overview.placeLabel}
      </label>
      <PlaceInput key={place} id="place" className={field.input} placeholder={overview.placeHint} defaultValue={place ?? ""} />
    </Fold>
  );
}

export function KeywordFilter({ query }: { query: string }) {
  const { overview } = useWords();
  return (
    <Fold title={overview.keyword} open={query !== ""}>
      <input
        key={query}
        className={field.input}
        type="search"
        name="zoek"
        aria-label={overview.keywordLabel}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
      />
    </Fold>
  );
}
