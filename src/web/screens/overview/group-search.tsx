import { GROUP_SEARCH_DELAY_MS } from "../../search-fields/search-delay.ts";
import { useDebounced } from "../../search-fields/use-debounced.ts";
import field from "../../ui/form/field.module.css";
import styles from "./group-search.module.css";
import { useWords } from "../../words/use-words.ts";

type GroupSearchProps = { group: string; onSearch: (text: string) => unknown; noneFound: string | null };

/** Searches the filters of a long group by name, in the page only: the field has no `name`, so it is not sent. */
export function GroupSearch({ group, onSearch, noneFound }: GroupSearchProps) {
  const { overview } = useWords();
  const typing = useDebounced(onSearch);
  return (
    <div className={styles.search}>
      <input
        className={field.input}
        type="search"
        placeholder={overview.searchGroup}
        aria-label={overview.searchIn(group)}
        autoComplete="off"
        maxLength={60}
        // Changes in the form search on the server; this field must not.
        onChange={(event) => {
          event.stopPropagation();
          typing.later(GROUP_SEARCH_DELAY_MS, event.target.value);
        }}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status">{noneFound}</p>
    </div>
  );
}
