import { useEffect, useRef, useState } from "react";
import { SEARCH_LIMITS } from "../../../activities/search-state.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import controls from "../../ui/form/field.module.css";
import { isMobile } from "../../browser/viewport.ts";
import { useWords } from "../../words/use-words.ts";
import { Disclosure } from "./disclosure.tsx";
import styles from "./persons-filter.module.css";

/** Maximum of the slider on small screens (specification 2 §5), set after hydration. */
const MOBILE_END = 300;

/** A new `revision` resets field and slider to `persons` (use-reset-controls.ts). */
type PersonsFilterProps = { persons: number | null; revision: number };

/**
 * The size of the group, from 0 (any) to 500 (500 or more): a number field, which the form submits, and a slider that mirrors it
 * (specification 3, second round).
 */
export function PersonsFilter({ persons, revision }: PersonsFilterProps) {
  const { overview } = useWords();
  const [value, setValue] = useState(persons ?? 0);
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => setValue(persons ?? 0), [revision]);
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    keepEntered();
    setIsSmall(isMobile(innerWidth));
  }, []);

  /** Keeps a value that was entered before hydration. */
  function keepEntered() {
    if (!field.current || !slider.current) return;
    const isTyped = field.current.value !== String(persons ?? "");
    if (!isTyped && slider.current.value !== String(persons ?? 0)) field.current.value = slider.current.value;
    setValue(amountFrom(field.current.value));
  }

  // The address may have a larger number.
  const end = Math.max(isSmall ? MOBILE_END : SEARCH_LIMITS.persons, persons ?? 0);
  const shown = usePersonsInWords(value);
  return (
    <Disclosure title={overview.persons} open note={value > 0 ? shown : null}>
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
    </Disclosure>
  );
}

/** From 0 (also for an empty text) to 500. */
function amountFrom(typed: string): number {
  return Math.min(Math.max(Math.floor(Number(typed)), 0), SEARCH_LIMITS.persons);
}

function usePersonsInWords(amount: number): string {
  const { overview, persons } = useWords();
  if (amount === 0) return overview.anyPersons;
  return amount >= SEARCH_LIMITS.persons ? overview.personsTop : persons(amount);
}
