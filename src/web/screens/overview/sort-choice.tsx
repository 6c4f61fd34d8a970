import { useNavigate } from "react-router";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch, type SearchState } from "../../../activities/search-state.ts";
import { sortWord } from "../../../activities/filter-url.ts";
import { buttonClass } from "../../ui/button.ts";
import { useWords } from "../../words/use-words.ts";
import { FILTER_FORM } from "./filter-form.ts";
import styles from "./sort-choice.module.css";

/** The order of the list; part of the filter form, so that it also works with its button. */
export function SortChoice({ state }: { state: SearchState }) {
  const { overview } = useWords();
  const navigate = useNavigate();
  const sorts = (["random", "distance", "createdAt", "title"] as const).filter(
    (sort) => sort !== "distance" || state.location?.type === "CITY",
  );
  return (
    <span className={styles.sort}>
      <label htmlFor="sort">{overview.sort}</label>
      <select
        id="sort"
        name="sorteer"
        form={FILTER_FORM}
        defaultValue={sortWord(state.sort)}
        data-shown={sortWord(state.sort)}
        onChange={({ target }) => {
          const sort = sorts.find((name) => sortWord(name) === target.value);
          if (sort) void navigate(overviewUrl(changeSearch(state, { kind: "setSort", sort })), { preventScrollReset: true });
        }}
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
