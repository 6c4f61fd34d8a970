import type { Location } from "../../../contract/entities/place.ts";
import field from "../../ui/form/field.module.css";
import layout from "../../ui/layout/layout.module.css";
import { KeywordInput } from "../../search-fields/keyword-input.tsx";
import { PlaceInput } from "../../search-fields/place-input.tsx";
import { useBrand } from "../../page/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { Fold } from "./fold.tsx";
import { chooseKeyword } from "./choose-keyword.ts";

type PlaceFilterProps = {
  place: string | null;
  note: string | null;
  /** As of the form: a new field begins with what the page shows. */
  revision: number;
  onSuggestions: (locations: readonly Location[]) => void;
  children?: React.ReactNode;
};

/** A single place: a city, a province or a region. */
export function PlaceFilter({ place, note, revision, onSuggestions, children }: PlaceFilterProps) {
  const { overview } = useWords();
  return (
    <Fold title={overview.place} open note={note}>
      <label className={layout.unseen} htmlFor="place">
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
    </Fold>
  );
}

/** Words, as on the home page: beside the place, in the first view, so that typing one shows what it does. */
export function KeywordFilter({ query }: { query: string }) {
  const brand = useBrand();
  const { overview, quoted } = useWords();
  return (
    <Fold title={overview.keyword} open note={query && quoted(query)}>
      <KeywordInput
        id="keyword"
        className={field.input}
        type="search"
        aria-label={overview.keywordLabel}
        placeholder={brand.home.keywordHint}
        defaultValue={query}
        onChoose={chooseKeyword}
      />
    </Fold>
  );
}
