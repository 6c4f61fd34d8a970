import type { PlaceWords } from "../../../places/place-label.ts";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import { SuggestionOption, type OptionProps } from "../combobox/suggestion-option.tsx";
import type { Suggestion } from "./find-suggestions.ts";

/** A place that was found, or where one that nobody knows can be suggested. */
export type PlaceSuggestion = Suggestion | { kind: "missing"; name: string; url: string };

/** A place by its name, with what it is and where on a second line. */
export function PlaceOption({ suggestion, ...option }: OptionProps & { suggestion: PlaceSuggestion }) {
  const { places, suggestPlace } = useWords();
  const { countryCode } = useBrand();
  if (suggestion.kind === "missing")
    return <SuggestionOption {...option} icon="pin" name={`${places.suggest}: ${suggestion.name}`} note={suggestPlace.note} typed="" />;

  const { name, type, province, country } = placeOf(suggestion);
  const countries: PlaceWords["countries"] = places.countries;
  const abroad = country && country !== countryCode ? countries[country] : null;
  const where = [places.types[type], province, abroad].filter(Boolean).join(" · ");
  return <SuggestionOption {...option} icon="pin" name={name} note={where} />;
}

function placeOf(suggestion: Suggestion) {
  if (suggestion.kind === "location") {
    const { name, type, province, country } = suggestion.location;
    return { name, type, province: province?.name ?? null, country };
  }
  const { name, province } = suggestion.city;
  return { name, type: "CITY" as const, province: province.name, country: null };
}
