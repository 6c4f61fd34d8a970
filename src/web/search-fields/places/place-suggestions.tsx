import { useEffect } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { placeLabel, type PlaceWords } from "../../../places/place-label.ts";
import { nameIn } from "../../../places/plausible-name.ts";
import { goTo } from "../../navigation/go-to.ts";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { SuggestionList, type SuggestionInWords } from "../combobox/suggestion-list.tsx";
import { useSuggestions } from "../combobox/use-suggestions.ts";
import { writeSuggestion } from "../place-field.ts";
import { SEARCH_DELAY_MS } from "../search-delay.ts";
import { suggestPlaceUrl } from "../suggest-place-url.ts";
import { findSuggestions, locationOf, type Suggestion } from "./find-suggestions.ts";

export type PlaceSuggestionsProps = {
  input: HTMLInputElement;
  types?: readonly LocationType[];
  onSuggestions?: (locations: readonly Location[]) => void;
};

/** A place that was found, or the page where an unknown one can be suggested. */
type PlaceSuggestion = Suggestion | { kind: "missing"; name: string; url: string };

/** Makes an input a combobox of places. */
export function PlaceSuggestions({ input, types, onSuggestions }: PlaceSuggestionsProps) {
  const { places, suggestPlace } = useWords();
  const { id: platformId, countryCode } = useBrand();
  const list = useSuggestions(input, {
    find,
    delay_ms: SEARCH_DELAY_MS,
    onChoose: (suggestion) => void choose(suggestion),
  });

  useEffect(() => {
    // Opens for text typed, or a click, while this code loaded. If the focus has moved on, only `onSuggestions` needs the answer.
    const isTyped = input.value !== input.defaultValue;
    const isLeft = document.activeElement !== input;
    if (isLeft && isTyped) list.request(0);
    if (!isLeft && (isTyped || input.value === "")) list.open();
  }, []);

  async function find(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]> {
    const { suggestions, isAnswered } = await findSuggestions({ text, types, platformId, signal });
    if (!signal.aborted) onSuggestions?.(suggestions.flatMap((suggestion) => (suggestion.kind === "location" ? suggestion.location : [])));
    const isUnknown = isAnswered && suggestions.length === 0 && (types?.includes("CITY") ?? true);
    const [name, url] = [nameIn(text), suggestPlaceUrl(text)];
    return isUnknown && name !== null && url ? [{ kind: "missing", name, url }] : suggestions;
  }

  async function choose(suggestion: PlaceSuggestion) {
    if (suggestion.kind === "missing") return goTo(suggestion.url);
    const before = input.value;
    const location = suggestion.kind === "location" ? suggestion.location : await locationOf(suggestion.city);
    // Text typed meanwhile wins.
    if (!location || input.value !== before) return;
    onSuggestions?.([location]);
    writeSuggestion(input, placeLabel(location, { words: places, home: countryCode }));
  }

  /** A place with its type, province and country on the second line. */
  function inWords(suggestion: PlaceSuggestion): SuggestionInWords {
    if (suggestion.kind === "missing")
      return { icon: "pin", name: `${places.suggest}: ${suggestion.name}`, note: suggestPlace.note, isNew: true };
    const { name, type, province, country } = placeOf(suggestion);
    const countries: PlaceWords["countries"] = places.countries;
    const abroad = country && country !== countryCode ? countries[country] : null;
    return { icon: "pin", name, note: [places.types[type], province, abroad].filter(Boolean).join(" · ") };
  }

  return <SuggestionList list={list} label={places.suggestions} inWords={inWords} />;
}

function placeOf(suggestion: Suggestion) {
  if (suggestion.kind === "location") {
    const { name, type, province, country } = suggestion.location;
    return { name, type, province: province?.name ?? null, country };
  }
  const { name, province } = suggestion.city;
  return { name, type: "CITY" as const, province: province.name, country: null };
}
