import { SEARCH_LIMITS } from "../../../activities/search-state.ts";
import field from "../../ui/form/field.module.css";
import { useBrand } from "../../page-context/use-page.ts";
import { Disclosure } from "./disclosure.tsx";
import { useWords } from "../../words/use-words.ts";

const AGES = Array.from({ length: SEARCH_LIMITS.minimumAge }, (_, index) => index + 1);

/** The ages to choose from, with a higher one that a typed sentence set. */
function agesWith(minimumAge: number | null): readonly number[] {
  return minimumAge !== null && minimumAge > SEARCH_LIMITS.minimumAge ? [...AGES, minimumAge] : AGES;
}

/** All ages, or from 1 to 12 years (specification 2 §5). */
export function AgeFilter({ minimumAge }: { minimumAge: number | null }) {
  const { overview } = useWords();
  const { cardLabels } = useBrand();
  return (
    <Disclosure
      title={overview.age}
      open={cardLabels === "ages" || minimumAge !== null}
      note={minimumAge === null ? null : overview.fromAge(minimumAge)}
    >
      <select
        className={field.input}
        name="leeftijd"
        aria-label={overview.age}
        defaultValue={minimumAge ?? ""}
        data-shown={minimumAge ?? ""}
      >
        <option value="">{overview.anyAge}</option>
        {agesWith(minimumAge).map((years) => (
          <option key={years} value={years}>
            {overview.fromAge(years)}
          </option>
        ))}
      </select>
    </Disclosure>
  );
}
