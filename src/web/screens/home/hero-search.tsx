import { useState } from "react";
import { Form } from "react-router";
import { SEARCH_LIMITS } from "../../../activities/search-state.ts";
import { useBrand } from "../../use-brand.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { PlaceInput } from "../../search/place-input.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./hero-search.module.css";
import { useHeroTotal } from "./use-hero-total.ts";

type HeroSearchProps = { total: number; filters: { id: number; name: string }[] };

/** The search of the home page; a plain GET form to the overview, whose button counts along once it is hydrated. */
export function HeroSearch({ total, filters }: HeroSearchProps) {
  const { home, activities } = useWords();
  const brand = useBrand();
  const live = useHeroTotal(total);
  const [persons, setPersons] = useState("");

  return (
    <Form ref={live.form} className={styles.search} role="search" action="/uitjes" onChange={live.count}>
      <div className={styles.field}>
        <label htmlFor="hero-kind">{brand.heroGroup}</label>
        <select id="hero-kind" name="filters" defaultValue="">
          <option value="">{home.anyKind}</option>
          {filters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field} data-anchor>
        <label htmlFor="hero-place">{home.place}</label>
        <PlaceInput id="hero-place" placeholder={home.placeHint} onSuggestions={live.know} />
      </div>
      <div className={styles.field}>
        <label htmlFor="hero-keyword">{home.keyword}</label>
        <input
          id="hero-keyword"
          name="zoek"
          placeholder={brand.home.keywordHint}
          autoComplete="off"
          maxLength={SEARCH_LIMITS.queryLength}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="hero-persons">{home.persons}</label>
        <input
          id="hero-persons"
          name="personen"
          type="number"
          min={0}
          inputMode="numeric"
          placeholder={home.personsHint}
          value={persons}
          onChange={({ target }) => setPersons(atLeastZero(target.value))}
        />
      </div>
      <button className={buttonClass("main")} type="submit">
        <Icon name="search" />
        {home.show(activities(live.total))}
      </button>
    </Form>
  );
}

/** A value of 0 or less is forced to '0' (specification 2 §5). */
function atLeastZero(text: string): string {
  return text !== "" && Number(text) <= 0 ? "0" : text;
}
