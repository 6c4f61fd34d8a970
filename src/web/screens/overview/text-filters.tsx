import type { Location } from "../../../contract/entities/place.ts";
import field from "../../ui/form/field.module.css";
import layout from "../../ui/layout/layout.module.css";
import { KeywordInput } from "../../search-fields/keyword-input.tsx";
import { PlaceInput } from "../../search-fields/place-input.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { Disclosure } from "./disclosure.tsx";
import { applySuggestion } from "./apply-suggestion.ts";

type PlaceFilterProps = {
  place: string | null;
  note: string | null;
  /** A new `revision` resets the field to the shown place (use-reset-controls.ts). */
  revision: number;
  onSuggestions: (locations: readonly Location[]) => void;
  children?: React.ReactNode;
};

/** A single place: a city, a province or a region. */
export function PlaceFilter({ place, note, revision, onSuggestions, children }: PlaceFilterProps) {
  const { overview } = useWords();
  return (
    <Disclosure title={overview.place} open note={note}>
      <label className={layout.srOnly} htmlFor="place">
        {overview.placeLabel}
      </label>
      <PlaceInput
        key={`${place}-${revision}`}
        id="place"
        className={field.input}
        placeholder={overview.placeHint}
        defaultValue={place ?? ""}
        onSuggestions={onSuggestions}
      />
      {children}
    </Disclosure>
  );
}

/** Keywords, as on the home page. */
export function KeywordFilter({ query }: { query: string }) {
  const brand = useBrand();
  const { overview, quoted } = useWords();
  return (
    <Disclosure title={overview.keyword} open note={query && quoted(query)}>
      <KeywordInput
        id="keyword"
        className={field.input}
        type="search"
        aria-label={overview.keywordLabel}
        placeholder={brand.home.keywordHint}
        defaultValue={query}
        onChoose={applySuggestion}
      />
    </Disclosure>
  );
}
