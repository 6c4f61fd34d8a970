import { useEffect, useRef, useState } from "react";
import { SEARCH_LIMITS } from "../../../activities/search-state.ts";
import { isMobile } from "../../viewport.ts";
import { useOverviewWords } from "../../words/parts/overview.ts";
import { useWords } from "../../words/use-words.ts";
import { Fold } from "./fold.tsx";
import styles from "./persons-filter.module.css";

/** The slider ends earlier on a small screen (specification 2 §5); known only after hydration. */
const MOBILE_END = 300;

/** `revision` as of the form: the slider is ahead of what the page shows until the form follows. */
type PersonsFilterProps = { persons: number | null; revision: number };

/** The group's size from 0, which asks nothing, to 500, which means 500 or more. */
export function PersonsFilter({ persons, revision }: PersonsFilterProps) {
  const { overview } = useOverviewWords();
  const [value, setValue] = useState(persons ?? 0);
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => setValue(persons ?? 0), [revision]);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was chosen before the page was alive stays.
    if (slider.current) setValue(Number(slider.current.value));
    setIsSmall(isMobile(innerWidth));
  }, []);

  // A larger number that came with the address stays what it is.
  const end = Math.max(isSmall ? MOBILE_END : SEARCH_LIMITS.persons, persons ?? 0);
  const shown = usePersonsInWords(value);
  return (
    <Fold title={overview.persons} open note={value > 0 ? shown : null}>
      <div className={styles.range}>
        <output htmlFor="persons">{shown}</output>
        <input
          ref={slider}
          id="persons"
          name="personen"
          type="range"
          min={0}
          max={end}
          value={value}
          aria-label={overview.persons}
          aria-valuetext={shown}
          style={{ "--at": `${(value / end) * 100}%` }}
          onChange={({ target }) => setValue(Number(target.value))}
        />
        <div className={styles.ends} aria-hidden="true">
          <span>0</span>
          <span>{end < SEARCH_LIMITS.persons ? end : overview.personsTop}</span>
        </div>
      </div>
    </Fold>
  );
}

function usePersonsInWords(amount: number): string {
  const { overview } = useOverviewWords();
  const { persons } = useWords();
  if (amount === 0) return overview.anyPersons;
  return amount >= SEARCH_LIMITS.persons ? overview.personsTop : persons(amount);
}
