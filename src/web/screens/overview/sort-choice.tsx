import type { SearchState, Sort } from "../../../activities/search-state.ts";
import { sortWord } from "../../../activities/filter-url.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { FILTER_FORM } from "./filter-form.ts";
import { isAroundCity } from "./is-around-city.ts";
import styles from "./sort-choice.module.css";
import { useWords } from "../../words/use-words.ts";

/** The order of the list. It is part of the filter form and has a submit button for use without JavaScript. */
export function SortChoice({ state }: { state: SearchState }) {
  const { overview } = useWords();
  const sorts = (["recommended", "relevance", "distance", "createdAt", "title"] as const).filter((sort) => isOffered(sort, state));
  return (
    <span className={styles.sort}>
      <label htmlFor="sort">{overview.sort}</label>
      <select
        id="sort"
        name="sorteer"
        form={FILTER_FORM}
        defaultValue={sortWord(state.sort)}
        data-shown={sortWord(state.sort)}
        // A change submits the whole form, also text that was just typed (navigation/start-list-navigation.ts).
        data-submits=""
      >
        {sorts.map((sort) => (
          <option key={sort} value={sortWord(sort)}>
            {overview.sorts[sort]}
          </option>
        ))}
      </select>
      <button className={`${buttonClass("line", "small")} ${styles.apply}`} type="submit" form={FILTER_FORM}>
        {overview.sortApply}
      </button>
    </span>
  );
}

/** By distance needs a city, by relevance a text. */
function isOffered(sort: Sort, state: SearchState): boolean {
  if (sort === "relevance") return state.query !== "";
  return sort !== "distance" || isAroundCity(state, state);
}
