import type { PlaceWords } from "../../../places/place-label.ts";
import { Icon } from "../../ui/icon.tsx";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import type { Suggestion } from "./find-suggestions.ts";
import { matchedPart } from "./matched-part.ts";
import styles from "./place-suggestions.module.css";

type PlaceOptionProps = { id: string; suggestion: Suggestion; typed: string; isActive: boolean; onChoose: () => void };

/** A place by its name, with what it is and where on a second line. */
export function PlaceOption({ id, suggestion, typed, isActive, onChoose }: PlaceOptionProps) {
  const { places } = useWords();
  const { countryCode } = useBrand();
  const { name, type, province, country } = placeOf(suggestion);
  const countries: PlaceWords["countries"] = places.countries;
  const abroad = country && country !== countryCode ? countries[country] : null;
  const where = [places.types[type], province, abroad].filter(Boolean).join(" · ");
  const [before, match, after] = matchedPart(name, typed);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's: it holds the focus (ARIA Authoring Practices, combobox)
    <div id={id} role="option" tabIndex={-1} aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <span className={styles.sign}>
        <Icon name="pin" />
      </span>
      <span>
        <span className={styles.name}>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </span>
        <span className={styles.where}>{where}</span>
      </span>
    </div>
  );
}

function placeOf(suggestion: Suggestion) {
  if (suggestion.kind === "location") {
    const { name, type, province, country } = suggestion.location;
    return { name, type, province: province?.name ?? null, country };
  }
  const { name, province } = suggestion.city;
  return { name, type: "CITY" as const, province: province.name, country: null };
}
