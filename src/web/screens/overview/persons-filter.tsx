import { useEffect, useRef, useState } from "react";
import { SEARCH_LIMITS } from "../../../activities/search-state.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import controls from "../../ui/form/field.module.css";
import { isMobile } from "../../browser/viewport.ts";
import { useWords } from "../../words/use-words.ts";
import { Fold } from "./fold.tsx";
import styles from "./persons-filter.module.css";

/** The slider ends earlier on a small screen (specification 2 §5); known only after hydration. */
const MOBILE_END = 300;

/** `revision` as of the form: field and slider are ahead of what the page shows until the form follows. */
type PersonsFilterProps = { persons: number | null; revision: number };

/**
 * The group's size from 0, which asks nothing, to 500, which means 500 or more: a field to type it in, which is what the form
 * asks, and a slider that goes along (decisions, second round).
 */
export function PersonsFilter({ persons, revision }: PersonsFilterProps) {
  const { overview } = useWords();
  const [value, setValue] = useState(persons ?? 0);
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => setValue(persons ?? 0), [revision]);
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    keepChosen();
    setIsSmall(isMobile(innerWidth));
  }, []);

  /** What was typed or slid to before hydration stays. */
  function keepChosen() {
    if (!field.current || !slider.current) return;
    const isTyped = field.current.value !== String(persons ?? "");
    if (!isTyped && slider.current.value !== String(persons ?? 0)) field.current.value = slider.current.value;
    setValue(amountFrom(field.current.value));
  }

  // A larger number that came with the address stays what it is.
  const end = Math.max(isSmall ? MOBILE_END : SEARCH_LIMITS.persons, persons ?? 0);
  const shown = usePersonsInWords(value);
  return (
    <Fold title={overview.persons} open note={value > 0 ? shown : null}>
      <div className={styles.range}>
        <AmountInput
          ref={field}
          id="persons"
          name="personen"
          className={controls.input}
          max={SEARCH_LIMITS.persons}
          value={value === 0 ? "" : value}
          placeholder={overview.anyPersons}
          aria-label={overview.persons}
          onChange={({ target }) => setValue(amountFrom(target.value))}
        />
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={end}
          value={value}
          aria-label={overview.persons}
          aria-valuetext={shown}
          style={{ "--at": `${Math.min(value / end, 1) * 100}%` }}
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

/** Nothing is 0; more than the most is the most. */
function amountFrom(typed: string): number {
  return Math.min(Math.max(Math.floor(Number(typed)), 0), SEARCH_LIMITS.persons);
}

function usePersonsInWords(amount: number): string {
  const { overview, persons } = useWords();
  if (amount === 0) return overview.anyPersons;
  return amount >= SEARCH_LIMITS.persons ? overview.personsTop : persons(amount);
}
